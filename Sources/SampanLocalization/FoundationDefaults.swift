import Foundation

// Foundation on Linux knows no user: its current locale is the world's English, whatever is set. These functions have the symbols of
// Foundation's own and take their place, in Foundation too, because an app's program names this library before Foundation's. Members
// of the same types they are because the compiler compares what it knows of both.

extension Locale {
    /// In the place of `Locale.current`.
    @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
    public static func currentOfUser() -> Locale { UserLanguages.locale }

    /// In the place of `Locale.autoupdatingCurrent`: the user's locale does not change while an app runs.
    @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
    public static func autoupdatingCurrentOfUser() -> Locale { UserLanguages.locale }

    /// In the place of `Locale.preferredLanguages`.
    @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
    public static func preferredLanguagesOfUser() -> [String] { UserLanguages.preferences }
}

extension Calendar {
    /// In the place of `Calendar.current`.
    @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
    public static func currentOfUser() -> Calendar { UserLanguages.calendar }

    /// In the place of `Calendar.autoupdatingCurrent`.
    @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
    public static func autoupdatingCurrentOfUser() -> Calendar { UserLanguages.calendar }
}
