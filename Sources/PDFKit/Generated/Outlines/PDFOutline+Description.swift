// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension PDFOutline {
    nonisolated static var descriptionOfPDFOutline: FrameworkClass {
        FrameworkClass(
            PDFOutline.self,
            properties: "action destination document index label numberOfChildren open/isOpen parent",
            methods: "childAtIndex: insertChild:atIndex: removeFromParent",
            initializers: "init",
            property: PDFOutline.propertyOfPDFOutline,
            method: PDFOutline.methodOfPDFOutline,
            initializer: PDFOutline.initializerOfPDFOutline)
    }

    private static func propertyOfPDFOutline(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("action", \PDFOutline.action)
        case 1: return .value("destination", \PDFOutline.destination)
        case 2: return .readOnly(\PDFOutline.document)
        case 3: return .readOnly(\PDFOutline.index)
        case 4: return .value("label", \PDFOutline.label)
        case 5: return .readOnly(\PDFOutline.numberOfChildren)
        case 6: return .value("open", \PDFOutline.isOpen)
        default: return .readOnly(\PDFOutline.parent)
        }
    }

    nonisolated private static func methodOfPDFOutline(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! PDFOutline).child(at: ObjCRuntime.ObjCMessage.argument(a, 0, "childAtIndex:", as: (Int).self)) }
        case 1:
            return { r, a in
                (r as! PDFOutline).insertChild(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertChild:atIndex:", as: (PDFOutline).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertChild:atIndex:", as: (Int).self))
            }
        default: return { r, _ in (r as! PDFOutline).removeFromParent() }
        }
    }

    nonisolated private static func initializerOfPDFOutline(_ index: Int) -> ObjCFactory {
        { _ in PDFOutline() }
    }
}
