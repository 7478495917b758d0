import Sessions
import Testing

@testable import SampanTextLayout
@testable import UIKit

@MainActor @Suite(.session) struct MemoryWarningTests {
    @Test func laidOutTextsAreForgotten() {
        _ = UIApplication()
        let shape = ShapeStyle(font: FontLibrary.shared.systemFace(size: 17, weight: 0))
        let text = StyledText(string: "until memory is short", shape: shape, paint: TextPaint(foreground: .black))
        let first = TextFrame(text)
        AppLifecycle.warnOfMemory()
        #expect(TextFrame(text).layout !== first.layout)
    }
}
