"""Games played over several processes while everything around them fails; nothing acknowledged may be lost."""
