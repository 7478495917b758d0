import Foundation
import ObjCRuntime
import Testing

struct ClassPairTests {
    private class Animal: NSObject {
        var legs = 4
        func sound() -> String { "…" }
        deinit { Animal.gone += 1 }
        static nonisolated(unsafe) var gone = 0
    }
    private final class Stone: NSObject { let (weight, colour) = (1.0, "grey") }

    @Test func aClassMadeAtRunTimeIsBelowItsSuperclassAndHasItsOwnMethods() throws {
        let cls: AnyClass = try #require(objc_allocateClassPair(Animal.self, "ClassPairTests_Dog", 0))
        #expect(objc_allocateClassPair(Animal.self, "ClassPairTests_Dog", 0) == nil, "the name is taken")
        #expect(objc_lookUpClass("ClassPairTests_Dog") == nil, "it is not registered yet")
        objc_registerClassPair(cls)
        #expect(objc_lookUpClass("ClassPairTests_Dog") == cls)
        #expect(String(cString: class_getName(cls)) == "ClassPairTests_Dog")
        #expect(class_getSuperclass(cls) == Animal.self && cls is Animal.Type && cls != Animal.self)
        #expect(objc_allocateClassPair(Animal.self, "ClassPairTests_Dog", 0) == nil)
    }

    @Test func anObjectMayBecomeOneOfAClassMadeAtRunTime() throws {
        let cls: AnyClass = try #require(objc_allocateClassPair(Animal.self, "ClassPairTests_Cat", 0))
        objc_registerClassPair(cls)
        var cat: Animal? = Animal()
        #expect(object_setClass(cat, cls) == Animal.self)
        #expect(object_getClass(cat) == cls)
        cat?.legs = 3
        #expect(cat?.legs == 3 && cat?.sound() == "…")
        let gone = Animal.gone
        cat = nil
        #expect(Animal.gone == gone + 1)
    }

    @Test func anObjectDoesNotBecomeOneWithOtherVariables() async {
        await #expect(processExitsWith: .failure) { object_setClass(NSObject(), Stone.self) }
    }
}
