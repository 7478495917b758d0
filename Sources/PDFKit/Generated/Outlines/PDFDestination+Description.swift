// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension PDFDestination {
    nonisolated static var descriptionOfPDFDestination: FrameworkClass {
        FrameworkClass(
            PDFDestination.self,
            properties: "page point zoom",
            methods: "comparePDFDestination: copyWithZone:",
            initializers: "initWithPage:atPoint:",
            property: PDFDestination.propertyOfPDFDestination,
            method: PDFDestination.methodOfPDFDestination,
            initializer: PDFDestination.initializerOfPDFDestination)
    }

    private static func propertyOfPDFDestination(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\PDFDestination.page)
        case 1: return .readOnly(\PDFDestination.point)
        default: return .value("zoom", \PDFDestination.zoom)
        }
    }

    nonisolated private static func methodOfPDFDestination(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PDFDestination).compare(ObjCRuntime.ObjCMessage.argument(a, 0, "comparePDFDestination:", as: (PDFDestination).self))
            }
        default:
            return { r, a in (r as! PDFDestination).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func initializerOfPDFDestination(_ index: Int) -> ObjCFactory {
        { a in
            PDFDestination(
                page: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPage:atPoint:", as: (PDFPage).self),
                at: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithPage:atPoint:", as: (CGPoint).self))
        }
    }
}
