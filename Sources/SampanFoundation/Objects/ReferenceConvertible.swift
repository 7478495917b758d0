import Foundation

// Values whose class Foundation here has, without saying that they are bridged to it: what takes values with a formatter asks for that.

extension Date: @retroactive ReferenceConvertible {
    /// The class of dates.
    public typealias ReferenceType = NSDate
}

extension Data: @retroactive ReferenceConvertible {
    /// The class of data.
    public typealias ReferenceType = NSData
}

extension Locale: @retroactive ReferenceConvertible {
    /// The class of locales.
    public typealias ReferenceType = NSLocale
}

extension UUID: @retroactive ReferenceConvertible {
    /// The class of universally unique identifiers.
    public typealias ReferenceType = NSUUID
}

extension DateInterval: @retroactive ReferenceConvertible {
    /// The class of spans of time.
    public typealias ReferenceType = NSDateInterval
}
