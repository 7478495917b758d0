import Foundation
import Testing
import UIKit

@MainActor @Suite struct DataDetectionTests {
    private func found(_ types: UIDataDetectorTypes, _ text: String) -> [String] {
        types.matches(in: text).map { "\((text as NSString).substring(with: $0.range)) → \($0.url)" }
    }

    @Test func addressesOfTheWebAndOfMail() {
        #expect(
            found(.link, "See http://a.org/x?y=1, www.example.com or mail me@b.co.uk.") == [
                "http://a.org/x?y=1 → http://a.org/x?y=1", "www.example.com → http://www.example.com", "me@b.co.uk → mailto:me@b.co.uk",
            ])
        #expect(found(.link, "Look at swift.org/blog!") == ["swift.org/blog → http://swift.org/blog"])
        #expect(found(.link, "No link in version 1.2.3, e.g. here").isEmpty)
    }

    @Test func telephoneNumbers() {
        #expect(found(.phoneNumber, "Call 412-888-9028 now") == ["412-888-9028 → tel:4128889028"])
        #expect(found(.phoneNumber, "+49 (30) 1234-5678") == ["+49 (30) 1234-5678 → tel:+493012345678"])
        #expect(found(.phoneNumber, "in 2024, 12:30, page 123").isEmpty)
    }

    @Test func onlyWhatIsAskedForIsFound() {
        #expect(found(.phoneNumber, "www.example.com").isEmpty && found([], "www.example.com 412-888-9028").isEmpty)
        #expect(found(.all, "www.example.com 412-888-9028").count == 2)
    }
}
