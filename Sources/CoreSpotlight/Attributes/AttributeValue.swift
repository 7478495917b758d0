import Foundation

/// The value of an attribute, as it is kept and compared.
enum AttributeValue: Codable, Equatable, Sendable {
    case text(String)
    case texts([String])
    case number(Double)
    case numbers([Double])
    case date(Date)
    case dates([Date])
    case data(Data)
    case address(URL)

    var text: String? { if case .text(let value) = self { value } else { nil } }
    var texts: [String]? { if case .texts(let value) = self { value } else { nil } }
    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var date: Date? { if case .date(let value) = self { value } else { nil } }
    var dates: [Date]? { if case .dates(let value) = self { value } else { nil } }
    var data: Data? { if case .data(let value) = self { value } else { nil } }
    var address: URL? { if case .address(let value) = self { value } else { nil } }

    /// The texts that a query can find.
    var searched: [String] {
        switch self {
        case .text(let text): [text]
        case .texts(let texts): texts
        case .address(let url): [url.absoluteString]
        case .number, .numbers, .date, .dates, .data: []
        }
    }

    /// The numbers that a query can compare; of dates the seconds since 2001.
    var compared: [Double] {
        switch self {
        case .number(let number): [number]
        case .numbers(let numbers): numbers
        case .date(let date): [date.timeIntervalSinceReferenceDate]
        case .dates(let dates): dates.map(\.timeIntervalSinceReferenceDate)
        case .text, .texts, .data, .address: []
        }
    }

    // MARK: Objects

    /// The value of an object; `nil` for objects that attributes cannot be.
    init?(object: Any) {
        switch object {
        case let text as NSString: self = .text(text as String)
        case let number as NSNumber: self = .number(number.doubleValue)
        case let date as NSDate: self = .date(Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate))
        case let data as NSData: self = .data(Data(referencing: data))
        case let url as NSURL: self = .address(url as URL)
        case let list as NSArray:
            let objects = list.allObjects
            let texts = objects.compactMap { ($0 as? NSString).map { $0 as String } ?? $0 as? String }
            let dates = objects.compactMap {
                $0 as? Date ?? ($0 as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
            }
            let numbers = objects.compactMap { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double ?? ($0 as? Int).map { Double($0) } }
            if texts.count == objects.count {
                self = .texts(texts)
            } else if numbers.count == objects.count {
                self = .numbers(numbers)
            } else if dates.count == objects.count {
                self = .dates(dates)
            } else {
                return nil
            }
        default: return nil
        }
    }

    /// The value as an object.
    var object: any NSSecureCoding {
        switch self {
        case .text(let text): NSString(string: text)
        case .texts(let texts): NSArray(array: texts.map { NSString(string: $0) })
        case .number(let number): NSNumber(value: number)
        case .numbers(let numbers): NSArray(array: numbers.map { NSNumber(value: $0) })
        case .date(let date): NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        case .dates(let dates): NSArray(array: dates.map { NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) })
        case .data(let data): NSData(data: data)
        case .address(let url): url as NSURL
        }
    }
}

extension NSArray {
    fileprivate var allObjects: [Any] { (0..<count).map { object(at: $0) } }
}
