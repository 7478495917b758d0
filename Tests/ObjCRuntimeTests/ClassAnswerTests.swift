import Foundation
import ObjCRuntime
import Testing

/// What classes answer that are asked what their objects are.
@Suite struct ClassAnswerTests {
    private class Base: NSObject {}
    private final class Derived: Base {}

    @Test func aClassIsItsOwnClassForCoders() {
        #expect(Base.classForCoder() == Base.self && Derived.classForCoder() == Derived.self)
        let known: Base.Type = Derived.self
        #expect(known.classForCoder() == Derived.self)
        #expect(Derived().classForCoder == Derived.classForCoder())
    }

    @Test func aClassKnowsWhatItDerivesFrom() {
        #expect(Derived.superclass() == Base.self && Base.superclass() == NSObject.self)
        #expect(ClassObject.of(Derived.self as AnyClass).superclass() == Base.self)
        let known: Base.Type = Derived.self
        #expect(ClassObject.of(known).superclass() == Base.self)
        #expect(Derived.isSubclass(of: Base.self) && Derived.isSubclass(of: Derived.self) && !Base.isSubclass(of: Derived.self))
    }
}
