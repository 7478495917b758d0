import Foundation

/// What cards write for labels.
enum CardLabels {
    /// The label of a phone number with such types.
    static func phone(_ types: [String]) -> String? {
        if types.contains("FAX") {
            return types.contains("HOME")
                ? CNLabelPhoneNumberHomeFax : types.contains("WORK") ? CNLabelPhoneNumberWorkFax : CNLabelPhoneNumberOtherFax
        }
        let known = [
            ("IPHONE", CNLabelPhoneNumberiPhone), ("APPLEWATCH", CNLabelPhoneNumberAppleWatch), ("CELL", CNLabelPhoneNumberMobile),
            ("MAIN", CNLabelPhoneNumberMain), ("PAGER", CNLabelPhoneNumberPager),
        ]
        return known.first { types.contains($0.0) }?.1 ?? place(types)
    }

    /// The types of a phone number with a label; `nil` if a line of its own has to say it.
    static func types(ofPhone label: String?) -> [String]? {
        switch label {
        case nil: ["VOICE"]
        case CNLabelPhoneNumberHomeFax: ["HOME", "FAX"]
        case CNLabelPhoneNumberWorkFax: ["WORK", "FAX"]
        case CNLabelPhoneNumberOtherFax: ["OTHER", "FAX"]
        case CNLabelPhoneNumberiPhone: ["IPHONE", "CELL", "VOICE"]
        case CNLabelPhoneNumberAppleWatch: ["APPLEWATCH", "CELL", "VOICE"]
        case CNLabelPhoneNumberMobile: ["CELL", "VOICE"]
        case CNLabelPhoneNumberMain: ["MAIN"]
        case CNLabelPhoneNumberPager: ["PAGER"]
        default: types(ofPlace: label).map { $0 + ["VOICE"] }
        }
    }

    private static let places = [("HOME", CNLabelHome), ("WORK", CNLabelWork), ("SCHOOL", CNLabelSchool), ("OTHER", CNLabelOther)]

    /// The label of what has such types.
    static func place(_ types: [String]) -> String? { places.first { types.contains($0.0) }?.1 }

    /// The types of what has a label; `nil` if a line of its own has to say it.
    static func types(ofPlace label: String?) -> [String]? {
        guard let label else { return [] }
        return places.first { $0.1 == label }.map { [$0.0] }
    }

    /// A network by a card's small name for it.
    static func network(_ name: String) -> String {
        let known = [
            CNSocialProfileServiceFacebook, CNSocialProfileServiceFlickr, CNSocialProfileServiceLinkedIn, CNSocialProfileServiceMySpace,
            CNSocialProfileServiceSinaWeibo, CNSocialProfileServiceTencentWeibo, CNSocialProfileServiceTwitter, CNSocialProfileServiceYelp,
            CNSocialProfileServiceGameCenter,
        ]
        return known.first { $0.caseInsensitiveCompare(name) == .orderedSame } ?? name
    }

    /// Calendars as cards write them.
    static let calendars: [(name: String, identifier: Calendar.Identifier)] = [
        ("chinese", .chinese), ("hebrew", .hebrew), ("islamic", .islamic), ("islamic-civil", .islamicCivil), ("japanese", .japanese),
        ("buddhist", .buddhist), ("coptic", .coptic), ("persian", .persian), ("indian", .indian), ("roc", .republicOfChina),
        ("ethiopic", .ethiopicAmeteMihret),
    ]
}
