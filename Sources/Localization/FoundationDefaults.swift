import Foundation

// Foundation on Linux knows no user: its current locale is the world's English, whatever is set. These functions have the symbols of
// Foundation's own and take their place, in Foundation too, because an app's program names this library before Foundation's.

/// `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocale() -> Locale { UserLanguages.locale }

/// `Locale.autoupdatingCurrent`: the user's locale does not change while an app runs.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func autoupdatingCurrentLocale() -> Locale { UserLanguages.locale }

/// `Locale.preferredLanguages`.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func preferredLanguages() -> [String] { UserLanguages.preferences }

/// `Calendar.current`.
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func currentCalendar() -> Calendar { UserLanguages.calendar }

/// `Calendar.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func autoupdatingCurrentCalendar() -> Calendar { UserLanguages.calendar }
