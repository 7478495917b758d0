import Testing

@testable import SampanTextLayout

@Suite struct LayoutCacheTests {
    @Test func aLayoutIsMadeAgainOnceAllAreForgotten() {
        let kept = text("kept until forgotten")
        let first = TextFrame(kept)
        FontLibrary.shared.forgetLayouts()
        let second = TextFrame(kept)
        #expect(second.layout !== first.layout && second.size == first.size)
    }
}
