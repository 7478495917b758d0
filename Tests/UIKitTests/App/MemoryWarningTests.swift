import Foundation
import SampanFoundation
import Sessions
import Testing

@testable import SampanTextLayout
@testable import UIKit

@Suite struct MemoryWarningTests {
    @Test func laidOutTextsAndCachesAreForgotten() async {
        // In a process of its own: caches are emptied that other tests fill.
        await #expect(processExitsWith: .success) {
            await Session.withNew { await MainActor.run { warn() } }
        }
    }
}

@MainActor private func warn() {
    _ = UIApplication()
    let shape = ShapeStyle(font: FontLibrary.shared.systemFace(size: 17, weight: 0))
    let text = StyledText(string: "until memory is short", shape: shape, paint: TextPaint(foreground: .black))
    let first = TextFrame(text)
    let cache = SampanFoundation.NSCache<NSString, NSString>()
    cache.setObject("value", forKey: "key")
    AppLifecycle.warnOfMemory()
    #expect(TextFrame(text).layout !== first.layout)
    #expect(cache.object(forKey: "key") == nil)
}
