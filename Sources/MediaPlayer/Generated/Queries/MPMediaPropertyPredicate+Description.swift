// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMediaPropertyPredicate {
    nonisolated static var descriptionOfMPMediaPropertyPredicate: FrameworkClass {
        FrameworkClass(
            MPMediaPropertyPredicate.self,
            properties: "comparisonType property value",
            initializers: "initWithCoder: predicateWithValue:forProperty: predicateWithValue:forProperty:comparisonType:",
            property: MPMediaPropertyPredicate.propertyOfMPMediaPropertyPredicate,
            initializer: MPMediaPropertyPredicate.initializerOfMPMediaPropertyPredicate)
    }

    private static func propertyOfMPMediaPropertyPredicate(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MPMediaPropertyPredicate.comparisonType)
        case 1: return .readOnly(\MPMediaPropertyPredicate.property)
        default: return .readOnly(\MPMediaPropertyPredicate.value)
        }
    }

    nonisolated private static func initializerOfMPMediaPropertyPredicate(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in MPMediaPropertyPredicate(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 1:
            return { a in
                MPMediaPropertyPredicate(
                    value: ObjCRuntime.ObjCMessage.argument(a, 0, "predicateWithValue:forProperty:", as: (Any?).self),
                    forProperty: ObjCRuntime.ObjCMessage.argument(a, 1, "predicateWithValue:forProperty:", as: (String).self))
            }
        default:
            return { a in
                MPMediaPropertyPredicate(
                    value: ObjCRuntime.ObjCMessage.argument(a, 0, "predicateWithValue:forProperty:comparisonType:", as: (Any?).self),
                    forProperty: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "predicateWithValue:forProperty:comparisonType:", as: (String).self),
                    comparisonType: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "predicateWithValue:forProperty:comparisonType:", as: (MPMediaPredicateComparison).self))
            }
        }
    }
}
