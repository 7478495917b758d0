import Foundation
import SampanFoundation
import Testing

@Suite struct EmptyObjectTests {
    @Test func whatInheritsItsInitializerAtAppleIsMadeWithoutArguments() {
        #expect(NSError().code == 0 && NSError().domain.isEmpty)
        #expect(NSAttributedString().length == 0)
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "x"))
        #expect(text.string == "x")
    }
}
