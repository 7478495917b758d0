import Foundation
import SampanFoundation
import Testing

@Suite struct PointerCollectionTests {
    private final class Key: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
        override var hash: Int { name.hashValue }
        override func isEqual(_ object: Any?) -> Bool { (object as? Key)?.name == name }
    }

    /// A class of Swift's own, which has neither `isEqual` nor `hash`.
    private final class Plain {}

    // MARK: Map tables

    @Test func objectsAreFoundByEqualKeys() {
        let table = NSMapTable<NSString, Plain>.strongToStrongObjects()
        let (one, two) = (Plain(), Plain())
        table.setObject(one, forKey: "a")
        table.setObject(two, forKey: "b")
        #expect(table.object(forKey: NSString(string: "a")) === one && table.count == 2)
        table.setObject(two, forKey: "a")
        #expect(table.object(forKey: "a") === two && table.count == 2)
        table.removeObject(forKey: "a")
        #expect(table.object(forKey: "a") == nil && table.count == 1)
        #expect(table.dictionaryRepresentation().keys.map { "\($0)" } == ["b"])
        table.removeAllObjects()
        #expect(table.count == 0 && table.keyEnumerator().allObjects.isEmpty)
    }

    @Test func pairsGoWithWhatIsNotKept() {
        let values = NSMapTable<NSString, Plain>.strongToWeakObjects()
        let keys = NSMapTable<Plain, NSString>.weakToStrongObjects()
        do {
            let gone = Plain()
            values.setObject(gone, forKey: "a")
            keys.setObject("a", forKey: gone)
            #expect(values.object(forKey: "a") === gone && keys.object(forKey: gone) == "a")
        }
        #expect(values.object(forKey: "a") == nil && values.count == 0)
        #expect(keys.count == 0 && keys.objectEnumerator()?.nextObject() == nil)
    }

    @Test func keysAreComparedByWhereTheyLieIfAsked() {
        let table = NSMapTable<Key, NSNumber>(keyOptions: [.weakMemory, .objectPointerPersonality])
        let (one, other) = (Key("a"), Key("a"))
        table.setObject(1, forKey: one)
        table.setObject(2, forKey: other)
        #expect(table.object(forKey: one) == 1 && table.object(forKey: other) == 2)
        #expect(table.object(forKey: Key("a")) == nil)
    }

    // MARK: Hash tables

    @Test func setsOfListenersLetThemGo() {
        let listeners = NSHashTable<Plain>.weakObjects()
        let kept = Plain()
        listeners.add(kept)
        do {
            let gone = Plain()
            listeners.add(gone)
            listeners.add(gone)
            #expect(listeners.count == 2 && listeners.contains(gone))
        }
        #expect(listeners.allObjects.map { $0 === kept } == [true])
        listeners.remove(kept)
        #expect(listeners.anyObject == nil)
    }

    @Test func setsAreJoinedAndCompared() {
        func table(_ names: String...) -> NSHashTable<Key> {
            let table = NSHashTable<Key>()
            names.forEach { table.add(Key($0)) }
            return table
        }
        let set = table("a", "b")
        #expect(set.contains(Key("a")) && set.member(Key("b"))?.name == "b")
        #expect(table("a").isSubset(of: set) && set.intersects(table("b", "c")) && !set.isEqual(to: table("a")))
        set.union(table("b", "c"))
        set.minus(table("a"))
        #expect(set.isEqual(to: table("c", "b")))
        set.intersect(table("c"))
        #expect(set.allObjects.map(\.name) == ["c"])
    }

    // MARK: Pointer arrays

    @Test func placesBecomeEmptyWhenObjectsGo() {
        let array = NSPointerArray.weakObjects()
        let kept = Plain()
        do {
            let gone = Plain()
            for object in [gone, kept] { array.addPointer(Unmanaged.passUnretained(object).toOpaque()) }
            #expect(array.allObjects.count == 2)
        }
        array.addPointer(nil)
        #expect(array.count == 3 && array.pointer(at: 0) == nil && array.pointer(at: 1) != nil)
        array.compact()
        #expect(array.count == 1 && array.allObjects.first as AnyObject === kept)
        array.count = 3
        array.replacePointer(at: 2, withPointer: Unmanaged.passUnretained(kept).toOpaque())
        array.insertPointer(nil, at: 0)
        array.removePointer(at: 2)
        #expect(array.count == 3 && array.allObjects.count == 2)
    }
}
