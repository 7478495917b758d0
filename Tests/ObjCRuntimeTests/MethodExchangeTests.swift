import Foundation
import ObjCRuntime
import Testing

/// Hooked as lowering does it: the method asks, its body has another name.
private class Animal: NSObject {
    func sound(_ times: Int) -> String {
        if MethodHooks.isActive, let value = MethodHooks.run(Animal.self, "sound:", self, [times], as: String.self) { return value }
        return originalSound(times)
    }
    final func originalSound(_ times: Int) -> String { "animal \(times)" }

    func other(_ times: Int) -> String {
        if MethodHooks.isActive, let value = MethodHooks.run(Animal.self, "other:", self, [times], as: String.self) { return value }
        return originalOther(times)
    }
    final func originalOther(_ times: Int) -> String { "other, " + other(times + 1) }

    class func kind() -> String {
        if MethodHooks.isActive, let value = MethodHooks.run(Animal.self, "kind", self, [], as: String.self) { return value }
        return "kind of \(self)"
    }

    class func describe(_ d: ClassDescription) {
        d.exchangeableMethod("sound:") { ($0 as! Animal).originalSound($1[0] as! Int) }
        d.exchangeableMethod("other:") { ($0 as! Animal).originalOther($1[0] as! Int) }
        d.exchangeableClassMethod("kind") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! Animal.Type).kind()
        }
        d.method("plain") { _, _ in "plain" }
    }
}

/// Overrides and calls super, with a hook of its own.
private class Dog: Animal {
    override func sound(_ times: Int) -> String {
        if MethodHooks.isActive, let value = MethodHooks.run(Dog.self, "sound:", self, [times], as: String.self) { return value }
        return originalDogSound(times)
    }
    final func originalDogSound(_ times: Int) -> String { "dog, " + super.sound(times) }
}

private final class Puppy: Dog {}

private final class Cat: Animal {
    override func sound(_ times: Int) -> String { "cat, " + super.sound(times) }
}

@Suite(.serialized) struct MethodExchangeTests {
    private static let registered: Void = {
        ClassRegistry.register(Animal.self, Animal.describe)
        ClassRegistry.register(Dog.self) { d in d.exchangeableMethod("sound:") { ($0 as! Dog).originalDogSound($1[0] as! Int) } }
        ClassRegistry.register(Cat.self) { $0.overrides("sound:") }
    }()

    init() { Self.registered }

    private func method(_ cls: AnyClass, _ name: Selector) throws -> Method { try #require(class_getInstanceMethod(cls, name)) }

    @Test func exchangedBodiesRunInEachOthersPlace() throws {
        let (sound, other) = (try method(Animal.self, "sound:"), try method(Animal.self, "other:"))
        method_exchangeImplementations(sound, other)
        #expect(Animal().sound(1) == "other, animal 2")
        // An override and its call of super stay as they are.
        #expect(Dog().sound(1) == "dog, other, animal 2")
        #expect(Cat().sound(1) == "cat, other, animal 2")
        method_exchangeImplementations(sound, other)
        #expect(Animal().sound(1) == "animal 1")
        #expect(Dog().sound(1) == "dog, animal 1")
    }

    @Test func aBlockCanBeABodyAndCallTheFormerOne() throws {
        let sound = try method(Animal.self, "sound:")
        let former = method_getImplementation(sound)
        typealias Function = (AnyObject, Selector, Int) -> String
        let block: (Animal, Int) -> String = { animal, times in
            "block, " + MethodBody.unsafeBitCast(former, to: Function.self)(animal, "sound:", times * 10)
        }
        let body = imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))
        #expect(method_setImplementation(sound, body) == former)
        #expect(Animal().sound(2) == "block, animal 20")
        #expect(Dog().sound(2) == "dog, block, animal 20")
        #expect(imp_getBlock(body) != nil && imp_getBlock(former) == nil)
        #expect(method_setImplementation(sound, former) == body)
        #expect(Animal().sound(2) == "animal 2")
    }

    @Test func aBodyCanBeCalledWhateverTheClassOfTheReceiver() throws {
        let body = try #require(class_getMethodImplementation(Animal.self, "sound:"))
        let function = unsafeBitCast(body, to: ((Animal, Selector, Int) -> String).self)
        #expect(function(Puppy(), "sound:", 3) == "animal 3")
        let missing = try #require(class_getMethodImplementation(Animal.self, "nothing"))
        #expect(imp_getBlock(missing) == nil)
    }

    @Test func methodsAreAddedBelowThoseThatAreInherited() throws {
        #expect(!class_addMethod(Dog.self, "sound:", imp_implementationWithBlock { (_: Dog, _: Int) in "no" }, nil))
        let inherited = method_getImplementation(try method(Puppy.self, "sound:"))
        let function = unsafeBitCast(inherited, to: ((AnyObject, Selector, Int) -> String).self)
        let added = class_addMethod(
            Puppy.self, "sound:", imp_implementationWithBlock { (dog: Dog, times: Int) in "puppy, " + function(dog, "sound:", times) }, nil)
        #expect(added)
        #expect(Puppy().sound(1) == "puppy, dog, animal 1")
        #expect(Dog().sound(1) == "dog, animal 1")
        #expect(class_replaceMethod(Puppy.self, "sound:", inherited, nil) != nil)
        #expect(Puppy().sound(1) == "dog, animal 1")
    }

    @Test func newMethodsAnswerToTheirNames() throws {
        #expect(!ObjCMessage.responds(Animal(), to: "brandNew:"))
        class_addMethod(Animal.self, "brandNew:", imp_implementationWithBlock { (_: Animal, word: String) in word + "!" }, nil)
        #expect(ObjCMessage.send("brandNew:", to: Dog(), ["new"]) as? String == "new!")
        #expect(class_respondsToSelector(Dog.self, "brandNew:"))
        let method = try method(Dog.self, "brandNew:")
        #expect(method_getName(method) == "brandNew:" && method_getNumberOfArguments(method) == 3)
    }

    @Test func classMethodsAreExchangedToo() throws {
        let kind = try #require(class_getClassMethod(Dog.self, "kind"))
        let former = method_setImplementation(kind, imp_implementationWithBlock { (_: AnyObject) in "another kind" })
        #expect(Animal.kind() == "another kind" && Puppy.kind() == "another kind")
        method_setImplementation(kind, former)
        #expect(Puppy.kind() == "kind of Puppy")
    }

    @Test func thereIsNoMethodThatNobodyDeclares() {
        #expect(class_getInstanceMethod(Animal.self, "unheardOf") == nil)
        #expect(class_getClassMethod(Animal.self, "sound:") == nil)
        #expect(class_getInstanceMethod(nil, "sound:") == nil)
    }

    @Test func aBodyThatDoesNotAskCannotBeReplaced() async {
        await #expect(processExitsWith: .failure) {
            ClassRegistry.register(Animal.self, Animal.describe)
            let body = imp_implementationWithBlock { (_: AnyObject) in "replaced" }
            if let plain = class_getInstanceMethod(Animal.self, "plain") { method_setImplementation(plain, body) }
        }
        await #expect(processExitsWith: .failure) {
            ClassRegistry.register(Animal.self, Animal.describe)
            ClassRegistry.register(Cat.self) { $0.overrides("sound:") }
            let body = imp_implementationWithBlock { (_: AnyObject, _: Int) in "replaced" }
            if let sound = class_getInstanceMethod(Cat.self, "sound:") { method_setImplementation(sound, body) }
        }
    }
}
