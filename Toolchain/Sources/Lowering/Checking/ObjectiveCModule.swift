/// The module `ObjectiveC`, which there is none of on Linux: the root of all classes that Objective-C sees has to come from a header.
public enum ObjectiveCModule {
    /// The module's map.
    public static let map = "module ObjectiveC { header \"NSObject.h\" export * }\n"

    /// The header.
    public static let header = """
        #pragma once
        typedef _Bool BOOL;
        typedef struct objc_selector *SEL;
        typedef struct _NSZone NSZone;
        @protocol NSObject
        - (_Bool)isEqual:(id _Nullable)object;
        @property (readonly) long hash;
        @property (readonly) Class _Nonnull superclass;
        - (instancetype _Nonnull)self;
        - (id _Null_unspecified)performSelector:(SEL _Null_unspecified)aSelector;
        - (id _Null_unspecified)performSelector:(SEL _Null_unspecified)aSelector withObject:(id _Null_unspecified)object;
        - (id _Null_unspecified)performSelector:(SEL _Null_unspecified)aSelector withObject:(id _Null_unspecified)object1 withObject:(id _Null_unspecified)object2;
        - (_Bool)isProxy;
        - (_Bool)isKindOfClass:(Class _Nonnull)aClass;
        - (_Bool)isMemberOfClass:(Class _Nonnull)aClass;
        - (_Bool)conformsToProtocol:(Protocol * _Nonnull)aProtocol;
        - (_Bool)respondsToSelector:(SEL _Null_unspecified)aSelector;
        @optional
        @end
        __attribute__((objc_root_class)) @interface NSObject <NSObject>
        + (void)load;
        + (void)initialize;
        - (instancetype _Nonnull)init __attribute__((objc_designated_initializer));
        - (id _Nonnull)copy;
        - (id _Nonnull)mutableCopy;
        + (_Bool)instancesRespondToSelector:(SEL _Null_unspecified)aSelector;
        + (_Bool)conformsToProtocol:(Protocol * _Nonnull)protocol;
        - (void)doesNotRecognizeSelector:(SEL _Null_unspecified)aSelector;
        - (id _Null_unspecified)forwardingTargetForSelector:(SEL _Null_unspecified)aSelector;
        + (_Bool)isSubclassOfClass:(Class _Nonnull)aClass;
        + (_Bool)resolveClassMethod:(SEL _Null_unspecified)sel;
        + (_Bool)resolveInstanceMethod:(SEL _Null_unspecified)sel;
        + (long)hash;
        + (Class _Nonnull)superclass;
        + (Class _Nonnull)class __attribute__((availability(swift,unavailable)));
        @end

        """

    /// What is Swift's of the module.
    public static let source = """
        @_exported import ObjectiveC
        @frozen public struct ObjCBool: ExpressibleByBooleanLiteral {
            var value: Int8
            public init(_ value: Bool) { self.value = value ? 1 : 0 }
            public init(booleanLiteral value: Bool) { self.init(value) }
            public var boolValue: Bool { value != 0 }
        }
        public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { ObjCBool(x) }
        public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { x.boolValue }
        @frozen public struct Selector: ExpressibleByStringLiteral {
            var pointer: OpaquePointer
            public init(_ name: String) { fatalError() }
            public init(stringLiteral value: String) { self.init(value) }
        }
        extension Selector: Equatable, Hashable, CustomStringConvertible {
            public var description: String { "" }
        }
        extension String { public init(_sel: Selector) { self = "" } }
        @frozen public struct NSZone { var pointer: OpaquePointer }
        extension NSObject: Equatable, Hashable {
            public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
            public var hashValue: Int { 0 }
            public func hash(into hasher: inout Hasher) {}
            public func _rawHashValue(seed: Int) -> Int { 0 }
        }
        extension NSObject: CVarArg {
            public var _cVarArgEncoding: [Int] { [] }
        }

        """
}
