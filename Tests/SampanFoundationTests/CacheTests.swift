import Foundation
import SampanFoundation
import Testing

private typealias NSCache = SampanFoundation.NSCache

private final class Listener: NSObject, SampanFoundation.NSCacheDelegate {
    var heard: [String] = []
    var sender: AnyObject?
    func cache(_ cache: SampanFoundation.NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {
        heard.append((obj as! NSString) as String)
        sender = cache
    }
}

private final class Page: NSObject, NSDiscardableContent {
    var isGone = false
    func beginContentAccess() -> Bool { !isGone }
    func endContentAccess() {}
    func discardContentIfPossible() { isGone = true }
    func isContentDiscarded() -> Bool { isGone }
}

/// A key that is only itself.
private final class Token {}

@Suite struct CacheTests {
    private let cache = NSCache<NSString, NSString>()
    private let listener = Listener()

    init() { cache.delegate = listener }

    private func kept(_ keys: String...) -> [String] { keys.filter { cache.object(forKey: $0 as NSString) != nil } }
    private func keep(_ key: String, cost: Int = 0) { cache.setObject(key as NSString, forKey: key as NSString, cost: cost) }

    @Test func keysAreComparedByEquality() {
        cache.setObject("1", forKey: NSString(string: "a"))
        #expect(cache.object(forKey: NSString(string: "a")) == "1")
        let tokens = NSCache<Token, NSString>()
        let token = Token()
        tokens.setObject("1", forKey: token)
        #expect(tokens.object(forKey: token) == "1")
        #expect(tokens.object(forKey: Token()) == nil)
    }

    @Test func overItsCountWhatWasAskedForLongestAgoGoes() {
        cache.countLimit = 3
        for key in ["a", "b", "c"] { keep(key) }
        _ = cache.object(forKey: "a")
        keep("d")
        #expect(listener.heard == ["b"])
        #expect(kept("a", "b", "c", "d") == ["a", "c", "d"])
        cache.countLimit = 1
        #expect(listener.heard == ["b", "a", "c"])
        #expect(listener.sender === cache)
    }

    @Test func overItsCostObjectsGoUntilTheRestFits() {
        cache.totalCostLimit = 10
        keep("a", cost: 4)
        keep("b", cost: 5)
        keep("c", cost: 6)
        #expect(listener.heard == ["a", "b"])
        keep("d", cost: 4)
        #expect(kept("c", "d") == ["c", "d"])
        keep("whale", cost: 11)
        #expect(kept("c", "d", "whale") == [])
    }

    @Test func theDelegateHearsRemovalsAndReplacements() {
        let same = "a" as NSString
        for _ in 0..<2 { cache.setObject(same, forKey: "a") }
        #expect(listener.heard == [], "the same object stays")
        cache.setObject("new", forKey: "a")
        #expect(listener.heard == ["a"])
        cache.removeObject(forKey: "a")
        cache.removeObject(forKey: "a")
        #expect(listener.heard == ["a", "new"])
        keep("b")
        keep("c")
        cache.removeAllObjects()
        #expect(listener.heard == ["a", "new", "b", "c"])
    }

    @Test func replacedObjectsNoLongerCost() {
        cache.totalCostLimit = 10
        for _ in 0..<5 { keep("a", cost: 9) }
        keep("b", cost: 1)
        #expect(kept("a", "b") == ["a", "b"])
        cache.removeObject(forKey: "a")
        keep("c", cost: 9)
        #expect(kept("b", "c") == ["b", "c"])
    }

    @Test func contentThatIsGoneTakesItsObjectAlong() {
        let pages = NSCache<NSString, Page>()
        let page = Page()
        pages.setObject(page, forKey: "1")
        #expect(pages.object(forKey: "1") === page)
        page.isGone = true
        pages.evictsObjectsWithDiscardedContent = false
        #expect(pages.object(forKey: "1") === page)
        pages.evictsObjectsWithDiscardedContent = true
        #expect(pages.object(forKey: "1") == nil)
        let other = Page()
        pages.setObject(other, forKey: "2")
        pages.removeObject(forKey: "2")
        #expect(other.isContentDiscarded())
    }

    @Test func theCacheKeepsNeitherItsDelegateNorWhatLeft() {
        weak var gone: NSString?
        do {
            let object = NSMutableString(string: "long enough to be no tagged value")
            gone = object
            keep("x")
            cache.setObject(object, forKey: "x")
            cache.removeObject(forKey: "x")
            listener.heard = []
        }
        #expect(gone == nil)
        var local: Listener? = Listener()
        weak let delegate = local
        let other = NSCache<NSString, NSString>()
        other.delegate = local
        local = nil
        #expect(delegate == nil && other.delegate == nil)
        other.setObject("a", forKey: "a")
        other.removeAllObjects()
    }

    @Test func whatLeavesMayUseTheCacheAsItEnds() {
        final class Leaver: NSObject {
            let atEnd: () -> Void
            init(atEnd: @escaping () -> Void) { self.atEnd = atEnd }
            deinit { atEnd() }
        }
        let leavers = NSCache<NSString, Leaver>()
        var count = 0
        leavers.countLimit = 1
        leavers.setObject(Leaver { [weak leavers] in count += leavers?.object(forKey: "2") == nil ? 0 : 1 }, forKey: "1")
        leavers.setObject(Leaver {}, forKey: "2")
        #expect(count == 1)
    }

    @Test func shortMemoryEmptiesIt() async {
        // In a process of its own, for all caches are emptied.
        await #expect(processExitsWith: .success) {
            let cache = NSCache<NSString, NSString>()
            let listener = Listener()
            cache.delegate = listener
            cache.setObject("a", forKey: "a")
            MemoryPressure.shared.relieve()
            #expect(cache.object(forKey: "a") == nil)
            #expect(listener.heard == ["a"])
        }
    }

    @Test func manyThreadsMayUseIt() {
        cache.countLimit = 50
        cache.delegate = nil
        let cache = cache
        DispatchQueue.concurrentPerform(iterations: 4000) { index in
            let key = "\(index % 200)" as NSString
            cache.setObject(key, forKey: key, cost: index % 7)
            if let found = cache.object(forKey: key) { precondition(found == key) }
            if index % 11 == 0 { cache.removeObject(forKey: key) }
        }
        #expect((0..<200).filter { cache.object(forKey: "\($0)" as NSString) != nil }.count <= 50)
    }
}
