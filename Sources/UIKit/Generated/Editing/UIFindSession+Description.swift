// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UIFindSession {
    nonisolated static var descriptionOfUIFindSession: FrameworkClass {
        FrameworkClass(
            UIFindSession.self,
            properties: """
                allowsReplacementForCurrentlyHighlightedResult highlightedResultIndex resultCount searchResultDisplayStyle \
                supportsReplacement
                """,
            methods: """
                highlightNextResultInDirection: invalidateFoundResults performSearchWithQuery:options: \
                performSingleReplacementWithSearchQuery:replacementString:options: \
                replaceAllInstancesOfSearchQuery:withReplacementString:options:
                """,
            initializers: "init",
            property: UIFindSession.propertyOfUIFindSession,
            method: UIFindSession.methodOfUIFindSession,
            initializer: UIFindSession.initializerOfUIFindSession)
    }

    private static func propertyOfUIFindSession(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIFindSession.allowsReplacementForCurrentlyHighlightedResult)
        case 1: return .readOnly(\UIFindSession.highlightedResultIndex)
        case 2: return .readOnly(\UIFindSession.resultCount)
        case 3: return .value("searchResultDisplayStyle", \UIFindSession.searchResultDisplayStyle)
        default: return .readOnly(\UIFindSession.supportsReplacement)
        }
    }

    nonisolated private static func methodOfUIFindSession(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIFindSession).highlightNextResult(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "highlightNextResultInDirection:", as: (UITextStorageDirection).self))
            }
        case 1: return { r, _ in (r as! UIFindSession).invalidateFoundResults() }
        case 2:
            return { r, a in
                (r as! UIFindSession).performSearch(
                    query: ObjCRuntime.ObjCMessage.argument(a, 0, "performSearchWithQuery:options:", as: (String).self),
                    options: ObjCRuntime.ObjCMessage.argument(a, 1, "performSearchWithQuery:options:", as: (UITextSearchOptions?).self))
            }
        case 3:
            return { r, a in
                (r as! UIFindSession).performSingleReplacement(
                    query: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "performSingleReplacementWithSearchQuery:replacementString:options:", as: (String).self),
                    replacementString: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "performSingleReplacementWithSearchQuery:replacementString:options:", as: (String).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "performSingleReplacementWithSearchQuery:replacementString:options:", as: (UITextSearchOptions?).self))
            }
        default:
            return { r, a in
                (r as! UIFindSession).replaceAll(
                    searchQuery: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "replaceAllInstancesOfSearchQuery:withReplacementString:options:", as: (String).self),
                    replacementString: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "replaceAllInstancesOfSearchQuery:withReplacementString:options:", as: (String).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "replaceAllInstancesOfSearchQuery:withReplacementString:options:", as: (UITextSearchOptions?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIFindSession(_ index: Int) -> ObjCFactory {
        { _ in UIFindSession() }
    }
}
