import UIKit
import XCTest

private struct Movie: Codable, Equatable {
    let id: Int
    let name: String
}

extension Cache where Key == Int, Value == Movie {
    fileprivate var listCacheMovie: [Movie] { keys.sorted().compactMap { self[$0] } }
}

final class CacheClaims: XCTestCase {
    func test_c03_objectsAreKeptByObjects() {
        final class Plain {}
        let cache = NSCache<NSString, Plain>()
        let plain = Plain()
        cache.setObject(plain, forKey: "a")
        XCTAssertTrue(cache.object(forKey: NSString(string: "a")) === plain)
    }

    func test_c05_c06_c07_c08_equalWrappedKeysFindTheSameEntry() {
        let (one, other) = (Cache<Int, String>.WrappedKey(1), Cache<Int, String>.WrappedKey(1))
        let base: NSObject = one
        XCTAssertTrue(base.isEqual(other) && one.hash == other.hash && one !== other)
        XCTAssertFalse(one.isEqual(Cache<Int, String>.WrappedKey(2)))
        let cache = NSCache<Cache<Int, String>.WrappedKey, NSString>()
        cache.setObject("x", forKey: one)
        XCTAssertEqual(cache.object(forKey: other), "x")
    }

    func test_c09_c15_c21_anEntryHasItsKeyItsValueAndItsEnd() {
        let entry = Cache<String, Int>.Entry(key: "a", value: 1, expirationDate: .distantFuture)
        XCTAssertFalse((entry as AnyObject) is NSObject)
        XCTAssertEqual([entry.key, "\(entry.value)"], ["a", "1"])
        XCTAssertEqual(entry.expirationDate, .distantFuture)
    }

    func test_c10_recordsAreInsertedReadAndRemoved() {
        let cache = Cache<String, Int>()
        cache.insert(1, forKey: "a")
        XCTAssertEqual(cache.value(forKey: "a"), 1)
        cache["a"] = 2
        XCTAssertEqual(cache["a"], 2)
        cache["a"] = nil
        XCTAssertNil(cache["a"])
        cache["b"] = 3
        cache.removeValue(forKey: "b")
        XCTAssertNil(cache["b"])
    }

    func test_c11_c13_c20_c36_overItsLimitTheOldestRecordsGo() {
        let cache = Cache<Int, Int>(countLimit: 3)
        for key in 0..<10 {
            cache[key] = key
            XCTAssertEqual(cache.keys, Set(max(0, key - 2)...key), "after \(key)")
        }
        XCTAssertEqual((0..<10).filter { cache[$0] != nil }, [7, 8, 9])
        let costly = NSCache<NSString, NSString>()
        costly.totalCostLimit = 10
        for key in ["a", "b", "c"] as [NSString] { costly.setObject(key, forKey: key, cost: 5) }
        XCTAssertEqual((["a", "b", "c"] as [NSString]).filter { costly.object(forKey: $0) != nil }, ["b", "c"])
    }

    func test_c12_c14_c16_c17_c22_aRecordIsKeptForItsTime() {
        var now = Date(timeIntervalSince1970: 0)
        let cache = Cache<String, Int>(entryLifeTime: 10, now: { now })
        let seconds: TimeInterval = cache.entryLifeTime
        cache["a"] = 1
        XCTAssertEqual(cache.keys, ["a"])
        now += seconds - 1
        XCTAssertEqual(cache["a"], 1)
        cache["b"] = 2
        now += 2
        XCTAssertNil(cache["a"])
        XCTAssertEqual(cache.keys, ["b"], "what is too old is removed")
    }

    func test_c18_c25_c26_aCacheIsEncodedAsItsEntries() throws {
        let cache = Cache<String, Int>()
        for (key, value) in ["a": 1, "b": 2] { cache[key] = value }
        let data = try JSONEncoder().encode(cache)
        XCTAssertEqual((try JSONSerialization.jsonObject(with: data) as? [[String: Any]])?.count, 2)
        let read = try JSONDecoder().decode(Cache<String, Int>.self, from: data)
        XCTAssertEqual(read.keys, ["a", "b"])
        XCTAssertEqual([read["a"], read["b"]], [1, 2])
        XCTAssertNil(Cache<String, Int>()["a"], "another cache knows nothing of it")
    }

    func test_c27_itIsWrittenToTheFolderOfCaches() throws {
        let cache = Cache<String, Int>()
        cache["a"] = 1
        let file = Cache<String, Int>.file("claims")
        defer { try? FileManager.default.removeItem(at: file) }
        XCTAssertEqual(file.deletingLastPathComponent().lastPathComponent, "Caches")
        try cache.saveToDisk("claims")
        XCTAssertEqual(try Cache<String, Int>.load("claims")["a"], 1)
    }

    func test_c23_c32_c34_onlyWhatCanBeCodedIsSaved() throws {
        let movies = Cache<Int, Movie>()
        movies[2] = Movie(id: 2, name: "B")
        movies[1] = Movie(id: 1, name: "A")
        XCTAssertEqual(movies.listCacheMovie.map(\.name), ["A", "B"])
        XCTAssertTrue((movies as Any) is Encodable)
        XCTAssertFalse((Cache<String, UIImage>() as Any) is Encodable)
        XCTAssertTrue((Cache<String, Data>() as Any) is Encodable)
    }
}
