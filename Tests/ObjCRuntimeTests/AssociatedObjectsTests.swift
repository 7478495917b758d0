import Foundation
import ObjCRuntime
import Testing

private final class Canary {
    let died: () -> Void
    init(_ died: @escaping () -> Void) { self.died = died }
    deinit { died() }
}

private class Owner {
    var seenInDeinit: Any?
    var report: ((Any?) -> Void)?
    deinit { report?(objc_getAssociatedObject(self, &key)) }
}

private class SubOwner: Owner {}
private class ObjectOwner: NSObject {}
private class GenericOwner<T> {}
private final class LateOwner {
    deinit { objc_setAssociatedObject(self, &key, Canary { late += 1 }, .OBJC_ASSOCIATION_RETAIN) }
}

nonisolated(unsafe) private var key: UInt8 = 0
nonisolated(unsafe) private var otherKey: UInt8 = 0
nonisolated(unsafe) private var late = 0

@Suite(.serialized) struct AssociatedObjectsTests {
    private func lifetime(of make: () -> AnyObject) -> [String] {
        var events: [String] = []
        do {
            let owner = make()
            objc_setAssociatedObject(owner, &key, Canary { events.append("value") }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(owner, &key) is Canary)
            #expect(objc_getAssociatedObject(owner, &otherKey) == nil)
            events.append("end")
        }
        return events
    }

    @Test func valuesDieWithTheirOwnerWhateverItsClass() {
        #expect(lifetime { Owner() } == ["end", "value"])
        #expect(lifetime { SubOwner() } == ["end", "value"])
        #expect(lifetime { ObjectOwner() } == ["end", "value"])
        #expect(lifetime { NSObject() } == ["end", "value"])
        #expect(lifetime { GenericOwner<Int>() } == ["end", "value"])
        #expect(lifetime { NSMutableString(string: "x") } == ["end", "value"])
    }

    @Test func valuesAreStillThereInDeinit() {
        var seen: Any?
        do {
            let owner = SubOwner()
            owner.report = { seen = $0 }
            objc_setAssociatedObject(owner, &key, "kept", .OBJC_ASSOCIATION_COPY)
        }
        #expect(seen as? String == "kept")
    }

    @Test func valuesAreReplacedAndRemoved() {
        var events: [String] = []
        let owner = Owner()
        objc_setAssociatedObject(owner, &key, Canary { events.append("first") }, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(owner, &key, Canary { events.append("second") }, .OBJC_ASSOCIATION_RETAIN)
        #expect(events == ["first"])
        objc_setAssociatedObject(owner, &key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(events == ["first", "second"])
        objc_setAssociatedObject(owner, &key, 1, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(owner, &otherKey, 2, .OBJC_ASSOCIATION_RETAIN)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, &key) == nil && objc_getAssociatedObject(owner, &otherKey) == nil)
    }

    @Test func assignedValuesAreNotKept() {
        let owner = Owner()
        do {
            let value = Owner()
            objc_setAssociatedObject(owner, &key, value, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(owner, &key) as? Owner === value)
        }
        #expect(objc_getAssociatedObject(owner, &key) == nil)
        objc_setAssociatedObject(owner, &key, 7, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, &key) as? Int == 7)
    }

    @Test func copiedValuesAreCopies() {
        let owner = Owner()
        let text = NSMutableString(string: "a")
        objc_setAssociatedObject(owner, &key, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        text.append("b")
        #expect(objc_getAssociatedObject(owner, &key) as? String == "a")
    }

    @Test func aValueFirstSetInDeinitDiesToo() {
        objc_setAssociatedObject(LateOwner(), &key, 1, .OBJC_ASSOCIATION_RETAIN)
        let before = late
        for _ in 0..<10 { _ = LateOwner() }
        #expect(late >= before + 9)
    }

    @Test func manyThreadsAssociateAtOnce() {
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for round in 0..<2_000 {
                let owner = SubOwner()
                #expect(objc_getAssociatedObject(owner, &key) == nil)
                objc_setAssociatedObject(owner, &key, thread * 10_000 + round, .OBJC_ASSOCIATION_RETAIN)
                #expect(objc_getAssociatedObject(owner, &key) as? Int == thread * 10_000 + round)
            }
        }
    }

    @Test func synchronizedSectionsExcludeEachOther() {
        let object = NSObject()
        nonisolated(unsafe) var count = 0
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 {
                objc_sync_enter(object)
                objc_sync_enter(object)
                count += 1
                objc_sync_exit(object)
                objc_sync_exit(object)
            }
        }
        #expect(count == 4_000)
    }
}
