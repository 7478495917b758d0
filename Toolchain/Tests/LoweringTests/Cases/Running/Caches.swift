import Foundation

private final class Picture {
    let name: String
    init(_ name: String) { self.name = name }
}

private final class Listener: NSObject, NSCacheDelegate {
    var heard: [String] = []
    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) { heard.append((obj as! Picture).name) }
}

private final class Indifferent: NSObject, NSCacheDelegate {}

/// A cache of an app's own, as in tutorials about loading pictures.
private final class PictureCache: NSCache<NSString, Picture>, @unchecked Sendable {
    static let shared = PictureCache()
    override init() {
        super.init()
        countLimit = 2
    }
}

@MainActor func checkThatCachesLetTheOldestGo() {
    let listener = Listener()
    let cache = PictureCache.shared
    cache.delegate = listener
    for name in ["a", "b", "c"] { cache.setObject(Picture(name), forKey: name as NSString) }
    expect(listener.heard == ["a"] && cache.object(forKey: "c")?.name == "c")
    cache.removeAllObjects()
    expect(listener.heard == ["a", "b", "c"])
}

@MainActor func checkThatDelegatesOfCachesMayHearNothing() {
    let cache = NSCache<NSNumber, NSString>()
    let delegate = Indifferent()
    cache.delegate = delegate
    cache.totalCostLimit = 1
    cache.setObject("x", forKey: 1, cost: 2)
    expect(cache.object(forKey: 1) == nil && (cache.delegate as? Indifferent) === delegate)
}
