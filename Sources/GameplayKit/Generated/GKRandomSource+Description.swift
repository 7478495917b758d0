// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKRandomSource {
    nonisolated static var descriptionOfGKRandomSource: FrameworkClass {
        FrameworkClass(
            GKRandomSource.self,
            methods: "arrayByShufflingObjectsInArray: copyWithZone: encodeWithCoder: nextBool nextInt nextIntWithUpperBound: nextUniform",
            classMethods: "sharedRandom supportsSecureCoding",
            initializers: "init initWithCoder:",
            method: GKRandomSource.methodOfGKRandomSource,
            classMethod: GKRandomSource.classMethodOfGKRandomSource,
            initializer: GKRandomSource.initializerOfGKRandomSource)
    }

    nonisolated private static func methodOfGKRandomSource(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! GKRandomSource).arrayByShufflingObjects(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "arrayByShufflingObjectsInArray:", as: ([Any]).self))
            }
        case 1:
            return { r, a in (r as! GKRandomSource).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 2:
            return { r, a in
                (r as! GKRandomSource).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 3: return { r, _ in (r as! GKRandomSource).nextBool() }
        case 4: return { r, _ in (r as! GKRandomSource).nextInt() }
        case 5:
            return { r, a in
                (r as! GKRandomSource).nextInt(upperBound: ObjCRuntime.ObjCMessage.argument(a, 0, "nextIntWithUpperBound:", as: (Int).self))
            }
        default: return { r, _ in (r as! GKRandomSource).nextUniform() }
        }
    }

    nonisolated private static func classMethodOfGKRandomSource(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! GKRandomSource.Type).sharedRandom() }
        default: return { r, _ in (r as! GKRandomSource.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfGKRandomSource(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in GKRandomSource() }
        default: return { a in GKRandomSource(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
