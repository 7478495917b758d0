import Foundation
internal import _FoundationICU

/// Amounts of units as text, by the data of ICU, which Foundation brings.
struct MeasureText {
    let locale: Locale
    let width: UAMeasureFormatWidth
    /// Whether numbers are written as words.
    var spellsOut = false

    /// An amount of a unit of time.
    struct Amount {
        var value: Double
        let unit: UAMeasureUnit
    }

    /// The text that a function of ICU's writes; `nil` if it cannot.
    static func text(_ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32) -> String? {
        var status = U_ZERO_ERROR
        var buffer = [UInt16](repeating: 0, count: 256)
        var length = write(&buffer, Int32(buffer.count), &status)
        if status == U_BUFFER_OVERFLOW_ERROR {
            (status, buffer) = (U_ZERO_ERROR, [UInt16](repeating: 0, count: Int(length)))
            length = write(&buffer, length, &status)
        }
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }

    private func withFormat<Result>(_ body: (OpaquePointer) -> Result?) -> Result? {
        var status = U_ZERO_ERROR
        // The format takes the numbers' format over.
        let numbers = spellsOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) : nil
        guard let format = uameasfmt_open(locale.identifier, width, numbers, &status) else { return nil }
        defer { uameasfmt_close(format) }
        return body(format)
    }

    /// One amount: "5 minutes".
    func text(_ amount: Amount) -> String? {
        withFormat { format in MeasureText.text { uameasfmt_format(format, amount.value, amount.unit, $0, $1, $2) } }
    }

    /// Several: "1 hour, 5 minutes".
    func text(_ amounts: [Amount]) -> String? {
        if spellsOut {
            // ICU spells the last number only.
            let parts = amounts.compactMap { text($0) }
            return parts.count == amounts.count ? joined(parts) : nil
        }
        let measures = amounts.map { UAMeasure(value: $0.value, unit: $0.unit) }
        return withFormat { format in
            MeasureText.text { uameasfmt_formatMultiple(format, measures, Int32(measures.count), $0, $1, $2) }
        }
    }

    /// Parts of one quantity in a row.
    private func joined(_ parts: [String]) -> String? {
        var status = U_ZERO_ERROR
        guard let format = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_WIDE, &status) else {
            return nil
        }
        defer { swift_ulistfmt_close(format) }
        let texts = parts.map { Array($0.utf16) }
        let lengths = texts.map { Int32($0.count) }
        let pointers = texts.map { text in
            let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: max(1, text.count))
            copy.initialize(from: text, count: text.count)
            return copy
        }
        defer { pointers.forEach { $0.deallocate() } }
        let places = pointers.map { UnsafePointer<UInt16>?($0) }
        return MeasureText.text { swift_ulistfmt_format(format, places, lengths, Int32(places.count), $0, $1, $2) }
    }
}
