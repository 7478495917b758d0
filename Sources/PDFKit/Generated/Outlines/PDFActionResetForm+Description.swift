// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension PDFActionResetForm {
    nonisolated static var descriptionOfPDFActionResetForm: FrameworkClass {
        FrameworkClass(
            PDFActionResetForm.self,
            properties: "fields fieldsIncludedAreCleared",
            initializers: "init",
            property: PDFActionResetForm.propertyOfPDFActionResetForm,
            initializer: PDFActionResetForm.initializerOfPDFActionResetForm)
    }

    private static func propertyOfPDFActionResetForm(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("fields", \PDFActionResetForm.fields)
        default: return .value("fieldsIncludedAreCleared", \PDFActionResetForm.fieldsIncludedAreCleared)
        }
    }

    nonisolated private static func initializerOfPDFActionResetForm(_ index: Int) -> ObjCFactory {
        { _ in PDFActionResetForm() }
    }
}
