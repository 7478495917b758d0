import Foundation

/// Something that was found in a text.
final class DetectedData: NSTextCheckingResult {
    private let place: NSRange
    private let type: NSTextCheckingResult.CheckingType
    let foundURL: URL?
    let foundNumber: String?
    let foundDate: Date?

    init(_ place: NSRange, _ type: NSTextCheckingResult.CheckingType, url: URL? = nil, number: String? = nil, date: Date? = nil) {
        (self.place, self.type, foundURL, foundNumber, foundDate) = (place, type, url, number, date)
        super.init()
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
    override func range(withName: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    override func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The types under names of our own: Foundation marks its own deprecated, for it finds none of them.
extension NSTextCheckingResult.CheckingType {
    fileprivate static let dates = Self(rawValue: 1 << 3)
    fileprivate static let addresses = Self(rawValue: 1 << 5)
    fileprivate static let numbers = Self(rawValue: 1 << 11)
}

extension NSTextCheckingResult {
    /// The address that was found.
    public var url: URL? { (self as? DetectedData)?.foundURL }
    /// The phone number that was found, as it is written.
    public var phoneNumber: String? { (self as? DetectedData)?.foundNumber }
    /// The date that was found.
    public var date: Date? { (self as? DetectedData)?.foundDate }
}

/// Finds one kind of data.
struct DataFinder: @unchecked Sendable {
    struct Kind: Sendable {
        let type: NSTextCheckingResult.CheckingType
        let pattern: String
        let read: @Sendable (String, NSRange, NSTextCheckingResult, String) -> DetectedData?
    }

    private let expression: NSRegularExpression
    private let kind: Kind

    init(_ kind: Kind) throws {
        self.kind = kind
        expression = try NSRegularExpression(pattern: kind.pattern, options: [.caseInsensitive])
    }

    func matches(in string: String, range: NSRange) -> [DetectedData] {
        let text = string as NSString
        return expression.matches(in: string, options: .withTransparentBounds, range: range).compactMap { match in
            kind.read(text.substring(with: match.range), match.range, match, string)
        }
    }

    static let all: [Kind] = [link, phone, date]

    // MARK: Addresses

    /// Endings of domains that are known without a scheme before them.
    private static let endings =
        "com|org|net|edu|gov|io|dev|app|info|biz|me|co|ai|tv|de|fr|uk|us|eu|ch|at|nl|it|es|pl|se|no|dk|fi|jp|cn|kr|vn|in|au|nz|ca|br|mx|ru|ua"

    private static let link = Kind(
        type: .addresses,
        pattern:
            #"(?<![\p{L}\p{N}@._/-])(?:(mailto:)?[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}|[a-z][a-z0-9+.-]*://[^\s<>"“”]+|(?:tel|sms|facetime):[+\d().-]+|www\.[^\s<>"“”]+|(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:"#
            + endings + #")(?![\p{L}\p{N}@-])(?::\d{2,5})?(?:[/?#][^\s<>"“”]*)?)"#
    ) { text, place, _, _ in
        let trimmed = withoutClosing(text)
        guard !trimmed.isEmpty, !trimmed.hasSuffix("://") else { return nil }
        var address = trimmed
        if !address.contains("://"),
            address.range(of: #"^(mailto|tel|sms|facetime):"#, options: [.regularExpression, .caseInsensitive]) == nil
        {
            address = (address.contains("@") && !address.contains("/") ? "mailto:" : "http://") + address
        }
        guard let url = URL(string: address) else { return nil }
        return DetectedData(NSRange(location: place.location, length: trimmed.utf16.count), .addresses, url: url)
    }

    /// What ends a sentence, or closes a bracket that the address has not opened, is no part of an address.
    private static func withoutClosing(_ text: String) -> String {
        var text = Substring(text)
        while let last = text.last {
            if ".,;:!?'’”*".contains(last) {
                text.removeLast()
            } else if let open = [")": "(", "]": "[", "}": "{"][String(last)],
                text.filter({ $0 == last }).count > text.filter({ String($0) == open }).count
            {
                text.removeLast()
            } else {
                break
            }
        }
        return String(text)
    }

    // MARK: Phone numbers

    private static let phone = Kind(
        type: .numbers,
        pattern: #"(?<![\p{L}\p{N}.+/-])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{1,5}\)[\s.-]?)?\d{1,5}(?:[\s./-]?\d{2,5}){1,4}(?![\p{L}\p{N}])"#
    ) { text, place, _, _ in
        let digits = text.filter(\.isNumber).count
        // Dates and decimal numbers are written with digits, too.
        guard (7...15).contains(digits), text.range(of: #"^\d{1,4}([./-])\d{1,2}\1\d{1,4}$"#, options: .regularExpression) == nil,
            text.range(of: #"^\d+\.\d+$"#, options: .regularExpression) == nil
        else { return nil }
        return DetectedData(place, .numbers, number: text)
    }

    // MARK: Dates

    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

    private static let time = #"(?:(?:,?\s+(?:at\s+)?|T)(\d{1,2})(?::(\d{2}))?(?::(\d{2}))?\s*([ap]\.?m\.?)?)?"#

    private static let month =
        #"(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"#

    private static let date = Kind(
        type: .dates,
        pattern: #"(?<![\p{L}\p{N}./-])(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})([/.])(\d{1,2})\5(\d{4}|\d{2})|"# + month
            + #"\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?|(\d{1,2})(?:st|nd|rd|th|\.)?\s+"# + month
            + #"\.?(?:,?\s+(\d{4}))?|(today|tomorrow|yesterday))"# + time + #"(?![\p{L}\p{N}])"#
    ) { text, place, match, string in
        let whole = string as NSString
        func part(_ index: Int) -> String? {
            let range = match.range(at: index)
            return range.location == NSNotFound ? nil : whole.substring(with: range)
        }
        func number(_ index: Int) -> Int? { part(index).flatMap { Int($0) } }
        func month(_ index: Int) -> Int? { part(index).flatMap { months.firstIndex(of: String($0.lowercased().prefix(3))) }.map { $0 + 1 } }
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = .current
        var components = DateComponents()
        let now = Date()
        if let year = number(1) {
            (components.year, components.month, components.day) = (year, number(2), number(3))
        } else if let first = number(4), let second = number(6), let year = number(7) {
            // With strokes the month comes first where the region writes it so; with dots the day does.
            let monthFirst = part(5) == "/" && Locale.current.region?.identifier == "US"
            (components.month, components.day) = monthFirst ? (first, second) : (second, first)
            components.year = year < 100 ? 2000 + year : year
        } else if let name = month(8) {
            (components.year, components.month, components.day) = (number(10) ?? calendar.component(.year, from: now), name, number(9))
        } else if let name = month(12) {
            (components.year, components.month, components.day) = (number(13) ?? calendar.component(.year, from: now), name, number(11))
        } else if let word = part(14)?.lowercased() {
            let distance = word == "today" ? 0 : word == "tomorrow" ? 1 : -1
            guard let day = calendar.date(byAdding: .day, value: distance, to: now) else { return nil }
            components = calendar.dateComponents([.year, .month, .day], from: day)
        }
        // Without a time of day, noon is meant.
        var hour = number(15) ?? 12
        if let half = part(18)?.lowercased() {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half.hasPrefix("p") ? 12 : 0)
        }
        (components.hour, components.minute, components.second) = (hour, number(16) ?? 0, number(17) ?? 0)
        guard components.isValidDate(in: calendar), let date = calendar.date(from: components) else { return nil }
        return DetectedData(place, .dates, date: date)
    }
}
