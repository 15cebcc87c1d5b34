import Web

/// What only devices ask of reminders to eat, to drink and to weigh oneself.
enum ReminderAPI: String, RoutePath {
    case reminder = "/reminders/:id"
}
