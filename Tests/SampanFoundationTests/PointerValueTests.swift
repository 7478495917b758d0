import Foundation
import SampanFoundation
import Testing

@Suite struct PointerValueTests {
    @Test func aPointerComesBackAndEqualsItself() {
        let pointer = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
        defer { pointer.deallocate() }
        let value = NSValue(pointer: pointer)
        #expect(value.pointerValue == pointer && NSValue(pointer: nil).pointerValue == nil)
        #expect(value == NSValue(pointer: pointer) && value.hash == NSValue(pointer: pointer).hash)
        #expect(value != NSValue(pointer: pointer + 1))
        #expect(Set([value]).contains(NSValue(pointer: pointer)))
    }

    @Test func anObjectIsWrappedWithoutBeingKept() {
        var object: NSObject? = NSObject()
        weak let seen = object
        let value = NSValue(nonretainedObject: object)
        #expect(value.nonretainedObjectValue as AnyObject === object)
        object = nil
        #expect(seen == nil)
        #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
    }
}
