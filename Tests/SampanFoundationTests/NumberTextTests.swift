import Foundation
import SampanFoundation
import Testing

@Suite struct NumberTextTests {
    @Test func numbersAreWrittenAsOnIOS() {
        let texts: [(NSNumber, String)] = [
            (NSNumber(value: 0.0), "0"), (NSNumber(value: 2.0), "2"), (NSNumber(value: 0.1), "0.1"), (NSNumber(value: -1.5), "-1.5"),
            (NSNumber(value: -9_999_999_991_999_999_999_999_999.0), "-9.999999991999999e+24"),
            (NSNumber(value: 9.22337203685478E18), "9.22337203685478e+18"), (NSNumber(value: Double.infinity), "inf"),
            (NSNumber(value: Float(0.1)), "0.1"), (NSNumber(value: Float(3)), "3"), (NSNumber(value: true), "1"),
            (NSNumber(value: UInt64.max), "18446744073709551615"), (NSNumber(value: Int64.min), "-9223372036854775808"),
            (NSNumber(value: UInt8(200)), "200"), (NSDecimalNumber(string: "1.50"), "1.5"),
        ]
        for (number, text) in texts {
            #expect(number.stringValue == text)
            #expect(number.description == text)
            #expect("\(number as Any)" == text)
        }
    }

    @Test func documentsKeepAllDigits() throws {
        let value = 0.1 + 0.2
        let json = try JSONSerialization.data(withJSONObject: [value, 1.0, NSNumber(value: value)])
        #expect(String(decoding: json, as: UTF8.self) == "[0.30000000000000004,1,0.30000000000000004]")
        let list = try PropertyListSerialization.data(fromPropertyList: [NSNumber(value: value)], format: .xml, options: 0)
        #expect(try PropertyListDecoder().decode([Double].self, from: list) == [value])
    }
}
