import SampanTextLayout
import Testing

@Suite struct RecencyCacheTests {
    @Test func whatIsAskedForAgainIsNotMadeAgain() {
        var cache = RecencyCache<String, Int>(capacity: 10)
        #expect(cache.value("a", cost: 1) { 1 } == 1)
        #expect(cache.value("a", cost: 1) { 2 } == 1)
        cache.removeAll()
        #expect(cache.value("a", cost: 1) { 2 } == 2)
    }

    @Test func whatWasNotAskedForWhileOthersWereIsForgotten() {
        var cache = RecencyCache<Int, Int>(capacity: 10)
        for key in 0..<100 {
            _ = cache.value(key, cost: 1) { key }
            #expect(cache.value(0, cost: 1) { -1 } == 0)
        }
        #expect(cache.count <= 20)
        #expect(cache.value(1, cost: 1) { -1 } == -1)
    }

    /// A text that is written has as many versions as keys were pressed.
    @Test func ofWhatCostsMuchOnlyAFewAreKept() {
        var cache = RecencyCache<Int, Int>(capacity: 1000)
        for key in 0..<100 { _ = cache.value(key, cost: 400) { key } }
        #expect(cache.count <= 4)
        for key in 0..<100 { _ = cache.value(key, cost: 1_000_000) { key } }
        #expect(cache.count <= 4)
    }

    @Test func manySmallOnesStayBesideOneThatIsTooLarge() {
        var cache = RecencyCache<Int, Int>(capacity: 1000)
        var made = 0
        for _ in 0..<50 {
            _ = cache.value(-1, cost: 1_000_000) {
                made += 1; return 0
            }
            for key in 0..<100 {
                _ = cache.value(key, cost: 4) {
                    made += 1; return 0
                }
            }
        }
        #expect(made == 101)
    }
}
