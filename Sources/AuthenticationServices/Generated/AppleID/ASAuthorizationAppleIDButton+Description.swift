// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanHost
import UIKit

extension ASAuthorizationAppleIDButton {
    nonisolated static var descriptionOfASAuthorizationAppleIDButton: FrameworkClass {
        FrameworkClass(
            ASAuthorizationAppleIDButton.self,
            properties: "cornerRadius enabled/isEnabled highlighted/isHighlighted",
            initializers: """
                init initWithAuthorizationButtonType:authorizationButtonStyle: initWithCoder: initWithFrame: \
                initWithFrame:primaryAction: initWithType:style:
                """,
            property: ASAuthorizationAppleIDButton.propertyOfASAuthorizationAppleIDButton,
            initializer: ASAuthorizationAppleIDButton.initializerOfASAuthorizationAppleIDButton)
    }

    private static func propertyOfASAuthorizationAppleIDButton(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("cornerRadius", \ASAuthorizationAppleIDButton.cornerRadius)
        case 1: return .value("enabled", \ASAuthorizationAppleIDButton.isEnabled)
        default: return .value("highlighted", \ASAuthorizationAppleIDButton.isHighlighted)
        }
    }

    nonisolated private static func initializerOfASAuthorizationAppleIDButton(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in ASAuthorizationAppleIDButton() }
        case 1:
            return { a in
                ASAuthorizationAppleIDButton(
                    authorizationButtonType: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithAuthorizationButtonType:authorizationButtonStyle:",
                        as: (ASAuthorizationAppleIDButton.ButtonType).self),
                    authorizationButtonStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithAuthorizationButtonType:authorizationButtonStyle:", as: (ASAuthorizationAppleIDButton.Style).self))
            }
        case 2:
            return { a in ASAuthorizationAppleIDButton(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        case 3:
            return { a in ASAuthorizationAppleIDButton(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        case 4:
            return { a in
                ASAuthorizationAppleIDButton(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        default:
            return { a in
                ASAuthorizationAppleIDButton(
                    type: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithType:style:", as: (ASAuthorizationAppleIDButton.ButtonType).self),
                    style: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithType:style:", as: (ASAuthorizationAppleIDButton.Style).self))
            }
        }
    }
}
