// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSExpression {
    nonisolated static var descriptionOfNSExpression: FrameworkClass {
        FrameworkClass(
            NSExpression.self,
            properties: """
                arguments collection constantValue expressionBlock expressionType false function keyPath left operand predicate \
                right true variable
                """,
            methods: "copyWithZone: expressionValueWithObject:context:",
            classMethods: "expressionForAnyKey expressionForEvaluatedObject",
            initializers: """
                initForAggregate: initForConditional:trueExpression:falseExpression: initForConstantValue: \
                initForFunction:arguments: initForFunction:selectorName:arguments: initForIntersectSet:withExpression: \
                initForKeyPath: initForMinusSet:withExpression: initForSubquery:usingIteratorVariable:predicate: \
                initForUnionSet:withExpression: initForVariable: initWithBlock:arguments: initWithFormat:argumentArray:
                """,
            property: NSExpression.propertyOfNSExpression,
            method: NSExpression.methodOfNSExpression,
            classMethod: NSExpression.classMethodOfNSExpression,
            initializer: NSExpression.initializerOfNSExpression)
    }

    private static func propertyOfNSExpression(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSExpression.arguments)
        case 1: return .readOnly(\NSExpression.collection)
        case 2: return .readOnly(\NSExpression.constantValue)
        case 3: return .readOnly(\NSExpression.expressionBlock)
        case 4: return .readOnly(\NSExpression.expressionType)
        case 5: return .readOnly(\NSExpression.false)
        case 6: return .readOnly(\NSExpression.function)
        case 7: return .readOnly(\NSExpression.keyPath)
        case 8: return .readOnly(\NSExpression.left)
        case 9: return .readOnly(\NSExpression.operand)
        case 10: return .readOnly(\NSExpression.predicate)
        case 11: return .readOnly(\NSExpression.right)
        case 12: return .readOnly(\NSExpression.true)
        default: return .readOnly(\NSExpression.variable)
        }
    }

    nonisolated private static func methodOfNSExpression(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! NSExpression).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in
                (r as! NSExpression).expressionValue(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "expressionValueWithObject:context:", as: (Any?).self),
                    context: ObjCRuntime.ObjCMessage.argument(a, 1, "expressionValueWithObject:context:", as: (NSMutableDictionary?).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSExpression(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! NSExpression.Type).expressionForAnyKey() }
        default: return { r, _ in (r as! NSExpression.Type).expressionForEvaluatedObject() }
        }
    }

    nonisolated private static func initializerOfNSExpression(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in NSExpression(forAggregate: ObjCRuntime.ObjCMessage.argument(a, 0, "initForAggregate:", as: ([Any]).self)) }
        case 1:
            return { a in
                NSExpression(
                    forConditional: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initForConditional:trueExpression:falseExpression:", as: (NSPredicate).self),
                    trueExpression: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initForConditional:trueExpression:falseExpression:", as: (NSExpression).self),
                    falseExpression: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initForConditional:trueExpression:falseExpression:", as: (NSExpression).self))
            }
        case 2:
            return { a in NSExpression(forConstantValue: ObjCRuntime.ObjCMessage.argument(a, 0, "initForConstantValue:", as: (Any?).self)) }
        case 3:
            return { a in
                NSExpression(
                    forFunction: ObjCRuntime.ObjCMessage.argument(a, 0, "initForFunction:arguments:", as: (String).self),
                    arguments: ObjCRuntime.ObjCMessage.argument(a, 1, "initForFunction:arguments:", as: ([Any]).self))
            }
        case 4:
            return { a in
                NSExpression(
                    forFunction: ObjCRuntime.ObjCMessage.argument(a, 0, "initForFunction:selectorName:arguments:", as: (NSExpression).self),
                    selectorName: ObjCRuntime.ObjCMessage.argument(a, 1, "initForFunction:selectorName:arguments:", as: (String).self),
                    arguments: ObjCRuntime.ObjCMessage.argument(a, 2, "initForFunction:selectorName:arguments:", as: ([Any]?).self))
            }
        case 5:
            return { a in
                NSExpression(
                    forIntersectSet: ObjCRuntime.ObjCMessage.argument(a, 0, "initForIntersectSet:withExpression:", as: (NSExpression).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "initForIntersectSet:withExpression:", as: (NSExpression).self))
            }
        case 6: return { a in NSExpression(forKeyPath: ObjCRuntime.ObjCMessage.argument(a, 0, "initForKeyPath:", as: (String).self)) }
        case 7:
            return { a in
                NSExpression(
                    forMinusSet: ObjCRuntime.ObjCMessage.argument(a, 0, "initForMinusSet:withExpression:", as: (NSExpression).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "initForMinusSet:withExpression:", as: (NSExpression).self))
            }
        case 8:
            return { a in
                NSExpression(
                    forSubquery: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initForSubquery:usingIteratorVariable:predicate:", as: (NSExpression).self),
                    usingIteratorVariable: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initForSubquery:usingIteratorVariable:predicate:", as: (String).self),
                    predicate: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initForSubquery:usingIteratorVariable:predicate:", as: (NSPredicate).self))
            }
        case 9:
            return { a in
                NSExpression(
                    forUnionSet: ObjCRuntime.ObjCMessage.argument(a, 0, "initForUnionSet:withExpression:", as: (NSExpression).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "initForUnionSet:withExpression:", as: (NSExpression).self))
            }
        case 10: return { a in NSExpression(forVariable: ObjCRuntime.ObjCMessage.argument(a, 0, "initForVariable:", as: (String).self)) }
        case 11:
            return { a in
                NSExpression(
                    block: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithBlock:arguments:", as: ((Any?, [Any], NSMutableDictionary?) -> Any).self),
                    arguments: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithBlock:arguments:", as: ([NSExpression]?).self))
            }
        default:
            return { a in
                NSExpression(
                    format: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFormat:argumentArray:", as: (String).self),
                    argumentArray: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFormat:argumentArray:", as: ([Any]).self))
            }
        }
    }
}
