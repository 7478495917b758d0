// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIAction {
    nonisolated static var descriptionOfUIAction: FrameworkClass {
        FrameworkClass(
            UIAction.self,
            properties: "attributes discoverabilityTitle identifier sender state",
            initializers: "initWithTitle:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:",
            property: UIAction.propertyOfUIAction,
            initializer: UIAction.initializerOfUIAction)
    }

    private static func propertyOfUIAction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("attributes", \UIAction.attributes)
        case 1: return .value("discoverabilityTitle", \UIAction.discoverabilityTitle)
        case 2: return .readOnly(\UIAction.identifier)
        case 3: return .readOnly(\UIAction.sender)
        default: return .value("state", \UIAction.state)
        }
    }

    nonisolated private static func initializerOfUIAction(_ index: Int) -> ObjCFactory {
        { a in
            UIAction(
                title: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithTitle:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:", as: (String).self),
                subtitle: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithTitle:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:", as: (String?).self),
                image: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "initWithTitle:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:", as: (UIImage?).self),
                identifier: ObjCRuntime.ObjCMessage.argument(
                    a, 3, "initWithTitle:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:",
                    as: (UIAction.Identifier?).self),
                discoverabilityTitle: ObjCRuntime.ObjCMessage.argument(
                    a, 4, "initWithTitle:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:", as: (String?).self),
                attributes: ObjCRuntime.ObjCMessage.argument(
                    a, 5, "initWithTitle:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:",
                    as: (UIMenuElement.Attributes).self),
                state: ObjCRuntime.ObjCMessage.argument(
                    a, 6, "initWithTitle:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:",
                    as: (UIMenuElement.State).self),
                handler: ObjCRuntime.ObjCMessage.argument(
                    a, 7, "initWithTitle:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:",
                    as: (UIActionHandler).self))
        }
    }
}

extension UIActivityIndicatorView {
    nonisolated static var descriptionOfUIActivityIndicatorView: FrameworkClass {
        FrameworkClass(
            UIActivityIndicatorView.self,
            properties: "activityIndicatorViewStyle/style color* hidesWhenStopped isAnimating",
            methods: "startAnimating stopAnimating",
            initializers: "init initWithActivityIndicatorStyle: initWithCoder: initWithFrame:",
            property: UIActivityIndicatorView.propertyOfUIActivityIndicatorView,
            method: UIActivityIndicatorView.methodOfUIActivityIndicatorView,
            initializer: UIActivityIndicatorView.initializerOfUIActivityIndicatorView)
    }

    private static func propertyOfUIActivityIndicatorView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("activityIndicatorViewStyle", \UIActivityIndicatorView.style)
        case 1: return .value("color", \UIActivityIndicatorView.color)
        case 2: return .value("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
        default: return .readOnly(\UIActivityIndicatorView.isAnimating)
        }
    }

    nonisolated private static func methodOfUIActivityIndicatorView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIActivityIndicatorView).startAnimating() }
        default: return { r, _ in (r as! UIActivityIndicatorView).stopAnimating() }
        }
    }

    nonisolated private static func initializerOfUIActivityIndicatorView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIActivityIndicatorView() }
        case 1:
            return { a in
                UIActivityIndicatorView(
                    style: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithActivityIndicatorStyle:", as: (UIActivityIndicatorView.Style).self))
            }
        case 2: return { a in UIActivityIndicatorView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UIActivityIndicatorView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}

extension UIButton {
    nonisolated static var descriptionOfUIButton: FrameworkClass {
        FrameworkClass(
            UIButton.self,
            properties: """
                .allBackgroundImages* .allImages* .allTitleColors* .allTitleShadowColors* adjustsImageWhenDisabled \
                adjustsImageWhenHighlighted automaticallyUpdatesConfiguration buttonType changesSelectionAsPrimaryAction \
                configuration configurationUpdateHandler contentEdgeInsets* currentAttributedTitle currentBackgroundImage \
                currentImage currentPreferredSymbolConfiguration currentTitle currentTitleColor currentTitleShadowColor \
                highlighted/isHighlighted imageEdgeInsets* imageView reversesTitleShadowWhenHighlighted role subtitleLabel \
                titleEdgeInsets* titleLabel
                """,
            methods: """
                attributedTitleForState: backgroundImageForState: backgroundRectForBounds: contentRectForBounds: imageForState: \
                imageRectForContentRect: preferredSymbolConfigurationForImageInState: setAttributedTitle:forState: \
                setBackgroundImage:forState: setImage:forState: setNeedsUpdateConfiguration \
                setPreferredSymbolConfiguration:forImageInState: setTitle:forState: setTitleColor:forState: \
                setTitleShadowColor:forState: titleColorForState: titleForState: titleRectForContentRect: titleShadowColorForState: \
                updateConfiguration
                """,
            initializers: """
                buttonWithConfiguration:primaryAction: buttonWithType: buttonWithType:primaryAction: init initWithCoder: \
                initWithFrame: initWithFrame:primaryAction:
                """,
            property: UIButton.propertyOfUIButton,
            method: UIButton.methodOfUIButton,
            initializer: UIButton.initializerOfUIButton)
    }

    private static func propertyOfUIButton(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allBackgroundImages", \UIButton.allBackgroundImages)
        case 1: return .value("allImages", \UIButton.allImages)
        case 2: return .value("allTitleColors", \UIButton.allTitleColors)
        case 3: return .value("allTitleShadowColors", \UIButton.allTitleShadowColors)
        case 4: return .value("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
        case 5: return .value("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
        case 6: return .value("automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration)
        case 7: return .readOnly(\UIButton.buttonType)
        case 8: return .value("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
        case 9: return .value("configuration", \UIButton.configuration)
        case 10: return .value("configurationUpdateHandler", \UIButton.configurationUpdateHandler)
        case 11: return .value("contentEdgeInsets", \UIButton.contentEdgeInsets)
        case 12: return .readOnly(\UIButton.currentAttributedTitle)
        case 13: return .readOnly(\UIButton.currentBackgroundImage)
        case 14: return .readOnly(\UIButton.currentImage)
        case 15: return .readOnly(\UIButton.currentPreferredSymbolConfiguration)
        case 16: return .readOnly(\UIButton.currentTitle)
        case 17: return .readOnly(\UIButton.currentTitleColor)
        case 18: return .readOnly(\UIButton.currentTitleShadowColor)
        case 19: return .value("highlighted", \UIButton.isHighlighted)
        case 20: return .value("imageEdgeInsets", \UIButton.imageEdgeInsets)
        case 21: return .readOnly(\UIButton.imageView)
        case 22: return .value("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted)
        case 23: return .value("role", \UIButton.role)
        case 24: return .readOnly(\UIButton.subtitleLabel)
        case 25: return .value("titleEdgeInsets", \UIButton.titleEdgeInsets)
        default: return .readOnly(\UIButton.titleLabel)
        }
    }

    nonisolated private static func methodOfUIButton(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIButton).attributedTitle(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "attributedTitleForState:", as: (UIControl.State).self))
            }
        case 1:
            return { r, a in
                (r as! UIButton).backgroundImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "backgroundImageForState:", as: (UIControl.State).self))
            }
        case 2:
            return { r, a in
                (r as! UIButton).backgroundRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "backgroundRectForBounds:", as: (CGRect).self))
            }
        case 3:
            return { r, a in
                (r as! UIButton).contentRect(forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "contentRectForBounds:", as: (CGRect).self))
            }
        case 4:
            return { r, a in
                (r as! UIButton).image(for: ObjCRuntime.ObjCMessage.argument(a, 0, "imageForState:", as: (UIControl.State).self))
            }
        case 5:
            return { r, a in
                (r as! UIButton).imageRect(
                    forContentRect: ObjCRuntime.ObjCMessage.argument(a, 0, "imageRectForContentRect:", as: (CGRect).self))
            }
        case 6:
            return { r, a in
                (r as! UIButton).preferredSymbolConfigurationForImage(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "preferredSymbolConfigurationForImageInState:", as: (UIControl.State).self))
            }
        case 7:
            return { r, a in
                (r as! UIButton).setAttributedTitle(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAttributedTitle:forState:", as: (NSAttributedString?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setAttributedTitle:forState:", as: (UIControl.State).self))
            }
        case 8:
            return { r, a in
                (r as! UIButton).setBackgroundImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBackgroundImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBackgroundImage:forState:", as: (UIControl.State).self))
            }
        case 9:
            return { r, a in
                (r as! UIButton).setImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setImage:forState:", as: (UIControl.State).self))
            }
        case 10: return { r, _ in (r as! UIButton).setNeedsUpdateConfiguration() }
        case 11:
            return { r, a in
                (r as! UIButton).setPreferredSymbolConfiguration(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setPreferredSymbolConfiguration:forImageInState:", as: (UIImage.SymbolConfiguration?).self),
                    forImageIn: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setPreferredSymbolConfiguration:forImageInState:", as: (UIControl.State).self))
            }
        case 12:
            return { r, a in
                (r as! UIButton).setTitle(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTitle:forState:", as: (String?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setTitle:forState:", as: (UIControl.State).self))
            }
        case 13:
            return { r, a in
                (r as! UIButton).setTitleColor(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTitleColor:forState:", as: (UIColor?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setTitleColor:forState:", as: (UIControl.State).self))
            }
        case 14:
            return { r, a in
                (r as! UIButton).setTitleShadowColor(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTitleShadowColor:forState:", as: (UIColor?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setTitleShadowColor:forState:", as: (UIControl.State).self))
            }
        case 15:
            return { r, a in
                (r as! UIButton).titleColor(for: ObjCRuntime.ObjCMessage.argument(a, 0, "titleColorForState:", as: (UIControl.State).self))
            }
        case 16:
            return { r, a in
                (r as! UIButton).title(for: ObjCRuntime.ObjCMessage.argument(a, 0, "titleForState:", as: (UIControl.State).self))
            }
        case 17:
            return { r, a in
                (r as! UIButton).titleRect(
                    forContentRect: ObjCRuntime.ObjCMessage.argument(a, 0, "titleRectForContentRect:", as: (CGRect).self))
            }
        case 18:
            return { r, a in
                (r as! UIButton).titleShadowColor(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "titleShadowColorForState:", as: (UIControl.State).self))
            }
        default: return { r, _ in (r as! UIButton).updateConfiguration() }
        }
    }

    nonisolated private static func initializerOfUIButton(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIButton(
                    configuration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "buttonWithConfiguration:primaryAction:", as: (UIButton.Configuration).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "buttonWithConfiguration:primaryAction:", as: (UIAction?).self))
            }
        case 1: return { a in UIButton(type: ObjCRuntime.ObjCMessage.argument(a, 0, "buttonWithType:", as: (UIButton.ButtonType).self)) }
        case 2:
            return { a in
                UIButton(
                    type: ObjCRuntime.ObjCMessage.argument(a, 0, "buttonWithType:primaryAction:", as: (UIButton.ButtonType).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "buttonWithType:primaryAction:", as: (UIAction?).self))
            }
        case 3: return { _ in UIButton() }
        case 4: return { a in UIButton(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 5: return { a in UIButton(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIButton(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}

extension UIControl {
    nonisolated static var descriptionOfUIControl: FrameworkClass {
        FrameworkClass(
            UIControl.self,
            properties: """
                allControlEvents allTargets contentHorizontalAlignment contentVerticalAlignment effectiveContentHorizontalAlignment \
                enabled/isEnabled highlighted/isHighlighted isTouchInside isTracking selected/isSelected state
                """,
            methods: """
                actionsForTarget:forControlEvent: addAction:forControlEvents: addTarget:action:forControlEvents: \
                beginTrackingWithTouch:withEvent: cancelTrackingWithEvent: continueTrackingWithTouch:withEvent: \
                endTrackingWithTouch:withEvent: removeAction:forControlEvents: removeActionForIdentifier:forControlEvents: \
                removeTarget:action:forControlEvents: sendAction: sendAction:to:forEvent: sendActionsForControlEvents:
                """,
            initializers: "init initWithCoder: initWithFrame: initWithFrame:primaryAction:",
            property: UIControl.propertyOfUIControl,
            method: UIControl.methodOfUIControl,
            initializer: UIControl.initializerOfUIControl)
    }

    private static func propertyOfUIControl(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIControl.allControlEvents)
        case 1: return .readOnly(\UIControl.allTargets)
        case 2: return .value("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
        case 3: return .value("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
        case 4: return .readOnly(\UIControl.effectiveContentHorizontalAlignment)
        case 5: return .value("enabled", \UIControl.isEnabled)
        case 6: return .value("highlighted", \UIControl.isHighlighted)
        case 7: return .readOnly(\UIControl.isTouchInside)
        case 8: return .readOnly(\UIControl.isTracking)
        case 9: return .value("selected", \UIControl.isSelected)
        default: return .readOnly(\UIControl.state)
        }
    }

    nonisolated private static func methodOfUIControl(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIControl).actions(
                    forTarget: ObjCRuntime.ObjCMessage.argument(a, 0, "actionsForTarget:forControlEvent:", as: (Any?).self),
                    forControlEvent: ObjCRuntime.ObjCMessage.argument(a, 1, "actionsForTarget:forControlEvent:", as: (UIControl.Event).self)
                )
            }
        case 1:
            return { r, a in
                (r as! UIControl).addAction(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addAction:forControlEvents:", as: (UIAction).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "addAction:forControlEvents:", as: (UIControl.Event).self))
            }
        case 2:
            return { r, a in
                (r as! UIControl).addTarget(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addTarget:action:forControlEvents:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "addTarget:action:forControlEvents:", as: (Selector).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 2, "addTarget:action:forControlEvents:", as: (UIControl.Event).self))
            }
        case 3:
            return { r, a in
                (r as! UIControl).beginTracking(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "beginTrackingWithTouch:withEvent:", as: (UITouch).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "beginTrackingWithTouch:withEvent:", as: (UIEvent?).self))
            }
        case 4:
            return { r, a in
                (r as! UIControl).cancelTracking(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "cancelTrackingWithEvent:", as: (UIEvent?).self))
            }
        case 5:
            return { r, a in
                (r as! UIControl).continueTracking(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "continueTrackingWithTouch:withEvent:", as: (UITouch).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "continueTrackingWithTouch:withEvent:", as: (UIEvent?).self))
            }
        case 6:
            return { r, a in
                (r as! UIControl).endTracking(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "endTrackingWithTouch:withEvent:", as: (UITouch?).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "endTrackingWithTouch:withEvent:", as: (UIEvent?).self))
            }
        case 7:
            return { r, a in
                (r as! UIControl).removeAction(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeAction:forControlEvents:", as: (UIAction).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "removeAction:forControlEvents:", as: (UIControl.Event).self))
            }
        case 8:
            return { r, a in
                (r as! UIControl).removeAction(
                    identifiedBy: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "removeActionForIdentifier:forControlEvents:", as: (UIAction.Identifier).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "removeActionForIdentifier:forControlEvents:", as: (UIControl.Event).self))
            }
        case 9:
            return { r, a in
                (r as! UIControl).removeTarget(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeTarget:action:forControlEvents:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "removeTarget:action:forControlEvents:", as: (Selector?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 2, "removeTarget:action:forControlEvents:", as: (UIControl.Event).self))
            }
        case 10: return { r, a in (r as! UIControl).sendAction(ObjCRuntime.ObjCMessage.argument(a, 0, "sendAction:", as: (UIAction).self)) }
        case 11:
            return { r, a in
                (r as! UIControl).sendAction(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "sendAction:to:forEvent:", as: (Selector).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "sendAction:to:forEvent:", as: (Any?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 2, "sendAction:to:forEvent:", as: (UIEvent?).self))
            }
        default:
            return { r, a in
                (r as! UIControl).sendActions(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "sendActionsForControlEvents:", as: (UIControl.Event).self))
            }
        }
    }

    nonisolated private static func initializerOfUIControl(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIControl() }
        case 1: return { a in UIControl(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIControl(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIControl(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}

extension UIMenuElement {
    nonisolated static var descriptionOfUIMenuElement: FrameworkClass {
        FrameworkClass(
            UIMenuElement.self,
            properties: "image subtitle title",
            property: UIMenuElement.propertyOfUIMenuElement)
    }

    private static func propertyOfUIMenuElement(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("image", \UIMenuElement.image)
        case 1: return .value("subtitle", \UIMenuElement.subtitle)
        default: return .value("title", \UIMenuElement.title)
        }
    }
}

extension UIPageControl {
    nonisolated static var descriptionOfUIPageControl: FrameworkClass {
        FrameworkClass(
            UIPageControl.self,
            properties: """
                allowsContinuousInteraction backgroundStyle currentPage currentPageIndicatorTintColor* hidesForSinglePage \
                interactionState numberOfPages pageIndicatorTintColor* preferredCurrentPageIndicatorImage preferredIndicatorImage
                """,
            methods: """
                currentPageIndicatorImageForPage: indicatorImageForPage: setCurrentPageIndicatorImage:forPage: \
                setIndicatorImage:forPage: sizeForNumberOfPages:
                """,
            initializers: "init initWithCoder: initWithFrame: initWithFrame:primaryAction:",
            property: UIPageControl.propertyOfUIPageControl,
            method: UIPageControl.methodOfUIPageControl,
            initializer: UIPageControl.initializerOfUIPageControl)
    }

    private static func propertyOfUIPageControl(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction)
        case 1: return .value("backgroundStyle", \UIPageControl.backgroundStyle)
        case 2: return .value("currentPage", \UIPageControl.currentPage)
        case 3: return .value("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
        case 4: return .value("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
        case 5: return .readOnly(\UIPageControl.interactionState)
        case 6: return .value("numberOfPages", \UIPageControl.numberOfPages)
        case 7: return .value("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
        case 8: return .value("preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage)
        default: return .value("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage)
        }
    }

    nonisolated private static func methodOfUIPageControl(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIPageControl).currentPageIndicatorImage(
                    forPage: ObjCRuntime.ObjCMessage.argument(a, 0, "currentPageIndicatorImageForPage:", as: (Int).self))
            }
        case 1:
            return { r, a in
                (r as! UIPageControl).indicatorImage(
                    forPage: ObjCRuntime.ObjCMessage.argument(a, 0, "indicatorImageForPage:", as: (Int).self))
            }
        case 2:
            return { r, a in
                (r as! UIPageControl).setCurrentPageIndicatorImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCurrentPageIndicatorImage:forPage:", as: (UIImage?).self),
                    forPage: ObjCRuntime.ObjCMessage.argument(a, 1, "setCurrentPageIndicatorImage:forPage:", as: (Int).self))
            }
        case 3:
            return { r, a in
                (r as! UIPageControl).setIndicatorImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setIndicatorImage:forPage:", as: (UIImage?).self),
                    forPage: ObjCRuntime.ObjCMessage.argument(a, 1, "setIndicatorImage:forPage:", as: (Int).self))
            }
        default:
            return { r, a in
                (r as! UIPageControl).size(
                    forNumberOfPages: ObjCRuntime.ObjCMessage.argument(a, 0, "sizeForNumberOfPages:", as: (Int).self))
            }
        }
    }

    nonisolated private static func initializerOfUIPageControl(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIPageControl() }
        case 1: return { a in UIPageControl(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIPageControl(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIPageControl(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}

extension UIProgressView {
    nonisolated static var descriptionOfUIProgressView: FrameworkClass {
        FrameworkClass(
            UIProgressView.self,
            properties: "progress progressImage* progressTintColor* progressViewStyle trackImage* trackTintColor*",
            methods: "setProgress:animated:",
            initializers: "init initWithCoder: initWithFrame: initWithProgressViewStyle:",
            property: UIProgressView.propertyOfUIProgressView,
            method: UIProgressView.methodOfUIProgressView,
            initializer: UIProgressView.initializerOfUIProgressView)
    }

    private static func propertyOfUIProgressView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("progress", \UIProgressView.progress)
        case 1: return .value("progressImage", \UIProgressView.progressImage)
        case 2: return .value("progressTintColor", \UIProgressView.progressTintColor)
        case 3: return .value("progressViewStyle", \UIProgressView.progressViewStyle)
        case 4: return .value("trackImage", \UIProgressView.trackImage)
        default: return .value("trackTintColor", \UIProgressView.trackTintColor)
        }
    }

    nonisolated private static func methodOfUIProgressView(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIProgressView).setProgress(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setProgress:animated:", as: (Float).self),
                animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setProgress:animated:", as: (Bool).self))
        }
    }

    nonisolated private static func initializerOfUIProgressView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIProgressView() }
        case 1: return { a in UIProgressView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIProgressView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIProgressView(
                    progressViewStyle: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithProgressViewStyle:", as: (UIProgressView.Style).self)
                )
            }
        }
    }
}

extension UISegmentedControl {
    nonisolated static var descriptionOfUISegmentedControl: FrameworkClass {
        FrameworkClass(
            UISegmentedControl.self,
            properties: """
                .allTitleTextAttributes* apportionsSegmentWidthsByContent momentary/isMomentary numberOfSegments \
                selectedSegmentIndex selectedSegmentTintColor*
                """,
            methods: """
                actionForSegmentAtIndex: backgroundImageForState:barMetrics: contentOffsetForSegmentAtIndex: \
                dividerImageForLeftSegmentState:rightSegmentState:barMetrics: imageForSegmentAtIndex: \
                insertSegmentWithAction:atIndex:animated: insertSegmentWithImage:atIndex:animated: \
                insertSegmentWithTitle:atIndex:animated: isEnabledForSegmentAtIndex: removeAllSegments \
                removeSegmentAtIndex:animated: segmentIndexForActionIdentifier: setAction:forSegmentAtIndex: \
                setBackgroundImage:forState:barMetrics: setContentOffset:forSegmentAtIndex: \
                setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics: setEnabled:forSegmentAtIndex: \
                setImage:forSegmentAtIndex: setTitle:forSegmentAtIndex: setTitleTextAttributes:forState: setWidth:forSegmentAtIndex: \
                titleForSegmentAtIndex: titleTextAttributesForState: widthForSegmentAtIndex:
                """,
            initializers: "init initWithCoder: initWithFrame: initWithFrame:actions: initWithFrame:primaryAction: initWithItems:",
            property: UISegmentedControl.propertyOfUISegmentedControl,
            method: UISegmentedControl.methodOfUISegmentedControl,
            initializer: UISegmentedControl.initializerOfUISegmentedControl)
    }

    private static func propertyOfUISegmentedControl(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allTitleTextAttributes", \UISegmentedControl.allTitleTextAttributes)
        case 1: return .value("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
        case 2: return .value("momentary", \UISegmentedControl.isMomentary)
        case 3: return .readOnly(\UISegmentedControl.numberOfSegments)
        case 4: return .value("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
        default: return .value("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
        }
    }

    nonisolated private static func methodOfUISegmentedControl(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UISegmentedControl).actionForSegment(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "actionForSegmentAtIndex:", as: (Int).self))
            }
        case 1:
            return { r, a in
                (r as! UISegmentedControl).backgroundImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "backgroundImageForState:barMetrics:", as: (UIControl.State).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(a, 1, "backgroundImageForState:barMetrics:", as: (UIBarMetrics).self))
            }
        case 2:
            return { r, a in
                (r as! UISegmentedControl).contentOffsetForSegment(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "contentOffsetForSegmentAtIndex:", as: (Int).self))
            }
        case 3:
            return { r, a in
                (r as! UISegmentedControl).dividerImage(
                    forLeftSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "dividerImageForLeftSegmentState:rightSegmentState:barMetrics:", as: (UIControl.State).self),
                    rightSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "dividerImageForLeftSegmentState:rightSegmentState:barMetrics:", as: (UIControl.State).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "dividerImageForLeftSegmentState:rightSegmentState:barMetrics:", as: (UIBarMetrics).self))
            }
        case 4:
            return { r, a in
                (r as! UISegmentedControl).imageForSegment(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "imageForSegmentAtIndex:", as: (Int).self))
            }
        case 5:
            return { r, a in
                (r as! UISegmentedControl).insertSegment(
                    action: ObjCRuntime.ObjCMessage.argument(a, 0, "insertSegmentWithAction:atIndex:animated:", as: (UIAction).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertSegmentWithAction:atIndex:animated:", as: (Int).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 2, "insertSegmentWithAction:atIndex:animated:", as: (Bool).self))
            }
        case 6:
            return { r, a in
                (r as! UISegmentedControl).insertSegment(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "insertSegmentWithImage:atIndex:animated:", as: (UIImage?).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertSegmentWithImage:atIndex:animated:", as: (Int).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 2, "insertSegmentWithImage:atIndex:animated:", as: (Bool).self))
            }
        case 7:
            return { r, a in
                (r as! UISegmentedControl).insertSegment(
                    withTitle: ObjCRuntime.ObjCMessage.argument(a, 0, "insertSegmentWithTitle:atIndex:animated:", as: (String?).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertSegmentWithTitle:atIndex:animated:", as: (Int).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 2, "insertSegmentWithTitle:atIndex:animated:", as: (Bool).self))
            }
        case 8:
            return { r, a in
                (r as! UISegmentedControl).isEnabledForSegment(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "isEnabledForSegmentAtIndex:", as: (Int).self))
            }
        case 9: return { r, _ in (r as! UISegmentedControl).removeAllSegments() }
        case 10:
            return { r, a in
                (r as! UISegmentedControl).removeSegment(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "removeSegmentAtIndex:animated:", as: (Int).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "removeSegmentAtIndex:animated:", as: (Bool).self))
            }
        case 11:
            return { r, a in
                (r as! UISegmentedControl).segmentIndex(
                    identifiedBy: ObjCRuntime.ObjCMessage.argument(a, 0, "segmentIndexForActionIdentifier:", as: (UIAction.Identifier).self)
                )
            }
        case 12:
            return { r, a in
                (r as! UISegmentedControl).setAction(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAction:forSegmentAtIndex:", as: (UIAction).self),
                    forSegmentAt: ObjCRuntime.ObjCMessage.argument(a, 1, "setAction:forSegmentAtIndex:", as: (Int).self))
            }
        case 13:
            return { r, a in
                (r as! UISegmentedControl).setBackgroundImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBackgroundImage:forState:barMetrics:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBackgroundImage:forState:barMetrics:", as: (UIControl.State).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(a, 2, "setBackgroundImage:forState:barMetrics:", as: (UIBarMetrics).self))
            }
        case 14:
            return { r, a in
                (r as! UISegmentedControl).setContentOffset(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContentOffset:forSegmentAtIndex:", as: (CGSize).self),
                    forSegmentAt: ObjCRuntime.ObjCMessage.argument(a, 1, "setContentOffset:forSegmentAtIndex:", as: (Int).self))
            }
        case 15:
            return { r, a in
                (r as! UISegmentedControl).setDividerImage(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics:", as: (UIImage?).self),
                    forLeftSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics:", as: (UIControl.State).self),
                    rightSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics:", as: (UIControl.State).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics:", as: (UIBarMetrics).self))
            }
        case 16:
            return { r, a in
                (r as! UISegmentedControl).setEnabled(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setEnabled:forSegmentAtIndex:", as: (Bool).self),
                    forSegmentAt: ObjCRuntime.ObjCMessage.argument(a, 1, "setEnabled:forSegmentAtIndex:", as: (Int).self))
            }
        case 17:
            return { r, a in
                (r as! UISegmentedControl).setImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setImage:forSegmentAtIndex:", as: (UIImage?).self),
                    forSegmentAt: ObjCRuntime.ObjCMessage.argument(a, 1, "setImage:forSegmentAtIndex:", as: (Int).self))
            }
        case 18:
            return { r, a in
                (r as! UISegmentedControl).setTitle(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTitle:forSegmentAtIndex:", as: (String?).self),
                    forSegmentAt: ObjCRuntime.ObjCMessage.argument(a, 1, "setTitle:forSegmentAtIndex:", as: (Int).self))
            }
        case 19:
            return { r, a in
                (r as! UISegmentedControl).setTitleTextAttributes(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTitleTextAttributes:forState:", as: ([NSAttributedString.Key: Any]?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setTitleTextAttributes:forState:", as: (UIControl.State).self))
            }
        case 20:
            return { r, a in
                (r as! UISegmentedControl).setWidth(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setWidth:forSegmentAtIndex:", as: (CGFloat).self),
                    forSegmentAt: ObjCRuntime.ObjCMessage.argument(a, 1, "setWidth:forSegmentAtIndex:", as: (Int).self))
            }
        case 21:
            return { r, a in
                (r as! UISegmentedControl).titleForSegment(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "titleForSegmentAtIndex:", as: (Int).self))
            }
        case 22:
            return { r, a in
                (r as! UISegmentedControl).titleTextAttributes(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "titleTextAttributesForState:", as: (UIControl.State).self))
            }
        default:
            return { r, a in
                (r as! UISegmentedControl).widthForSegment(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "widthForSegmentAtIndex:", as: (Int).self))
            }
        }
    }

    nonisolated private static func initializerOfUISegmentedControl(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UISegmentedControl() }
        case 1: return { a in UISegmentedControl(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UISegmentedControl(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        case 3:
            return { a in
                UISegmentedControl(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:actions:", as: (CGRect).self),
                    actions: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:actions:", as: ([UIAction]).self))
            }
        case 4:
            return { a in
                UISegmentedControl(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        default: return { a in UISegmentedControl(items: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithItems:", as: ([Any]?).self)) }
        }
    }
}

extension UISlider {
    nonisolated static var descriptionOfUISlider: FrameworkClass {
        FrameworkClass(
            UISlider.self,
            properties: """
                continuous/isContinuous currentMaximumTrackImage currentMinimumTrackImage currentThumbImage maximumTrackTintColor* \
                maximumValue maximumValueImage minimumTrackTintColor* minimumValue minimumValueImage thumbTintColor* value
                """,
            methods: """
                maximumTrackImageForState: maximumValueImageRectForBounds: minimumTrackImageForState: \
                minimumValueImageRectForBounds: setMaximumTrackImage:forState: setMinimumTrackImage:forState: \
                setThumbImage:forState: setValue:animated: thumbImageForState: thumbRectForBounds:trackRect:value: \
                trackRectForBounds:
                """,
            initializers: "init initWithCoder: initWithFrame: initWithFrame:primaryAction:",
            property: UISlider.propertyOfUISlider,
            method: UISlider.methodOfUISlider,
            initializer: UISlider.initializerOfUISlider)
    }

    private static func propertyOfUISlider(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("continuous", \UISlider.isContinuous)
        case 1: return .readOnly(\UISlider.currentMaximumTrackImage)
        case 2: return .readOnly(\UISlider.currentMinimumTrackImage)
        case 3: return .readOnly(\UISlider.currentThumbImage)
        case 4: return .value("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
        case 5: return .value("maximumValue", \UISlider.maximumValue)
        case 6: return .value("maximumValueImage", \UISlider.maximumValueImage)
        case 7: return .value("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
        case 8: return .value("minimumValue", \UISlider.minimumValue)
        case 9: return .value("minimumValueImage", \UISlider.minimumValueImage)
        case 10: return .value("thumbTintColor", \UISlider.thumbTintColor)
        default: return .value("value", \UISlider.value)
        }
    }

    nonisolated private static func methodOfUISlider(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UISlider).maximumTrackImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "maximumTrackImageForState:", as: (UIControl.State).self))
            }
        case 1:
            return { r, a in
                (r as! UISlider).maximumValueImageRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "maximumValueImageRectForBounds:", as: (CGRect).self))
            }
        case 2:
            return { r, a in
                (r as! UISlider).minimumTrackImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "minimumTrackImageForState:", as: (UIControl.State).self))
            }
        case 3:
            return { r, a in
                (r as! UISlider).minimumValueImageRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "minimumValueImageRectForBounds:", as: (CGRect).self))
            }
        case 4:
            return { r, a in
                (r as! UISlider).setMaximumTrackImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setMaximumTrackImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setMaximumTrackImage:forState:", as: (UIControl.State).self))
            }
        case 5:
            return { r, a in
                (r as! UISlider).setMinimumTrackImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setMinimumTrackImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setMinimumTrackImage:forState:", as: (UIControl.State).self))
            }
        case 6:
            return { r, a in
                (r as! UISlider).setThumbImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setThumbImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setThumbImage:forState:", as: (UIControl.State).self))
            }
        case 7:
            return { r, a in
                (r as! UISlider).setValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setValue:animated:", as: (Float).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setValue:animated:", as: (Bool).self))
            }
        case 8:
            return { r, a in
                (r as! UISlider).thumbImage(for: ObjCRuntime.ObjCMessage.argument(a, 0, "thumbImageForState:", as: (UIControl.State).self))
            }
        case 9:
            return { r, a in
                (r as! UISlider).thumbRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "thumbRectForBounds:trackRect:value:", as: (CGRect).self),
                    trackRect: ObjCRuntime.ObjCMessage.argument(a, 1, "thumbRectForBounds:trackRect:value:", as: (CGRect).self),
                    value: ObjCRuntime.ObjCMessage.argument(a, 2, "thumbRectForBounds:trackRect:value:", as: (Float).self))
            }
        default:
            return { r, a in
                (r as! UISlider).trackRect(forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "trackRectForBounds:", as: (CGRect).self))
            }
        }
    }

    nonisolated private static func initializerOfUISlider(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UISlider() }
        case 1: return { a in UISlider(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UISlider(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UISlider(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}

extension UIStepper {
    nonisolated static var descriptionOfUIStepper: FrameworkClass {
        FrameworkClass(
            UIStepper.self,
            properties: "autorepeat bounds continuous/isContinuous frame maximumValue minimumValue stepValue value wraps",
            methods: """
                backgroundImageForState: decrementImageForState: dividerImageForLeftSegmentState:rightSegmentState: \
                incrementImageForState: setBackgroundImage:forState: setDecrementImage:forState: \
                setDividerImage:forLeftSegmentState:rightSegmentState: setIncrementImage:forState:
                """,
            initializers: "init initWithCoder: initWithFrame: initWithFrame:primaryAction:",
            property: UIStepper.propertyOfUIStepper,
            method: UIStepper.methodOfUIStepper,
            initializer: UIStepper.initializerOfUIStepper)
    }

    private static func propertyOfUIStepper(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("autorepeat", \UIStepper.autorepeat)
        case 1: return .value("bounds", \UIStepper.bounds)
        case 2: return .value("continuous", \UIStepper.isContinuous)
        case 3: return .value("frame", \UIStepper.frame)
        case 4: return .value("maximumValue", \UIStepper.maximumValue)
        case 5: return .value("minimumValue", \UIStepper.minimumValue)
        case 6: return .value("stepValue", \UIStepper.stepValue)
        case 7: return .value("value", \UIStepper.value)
        default: return .value("wraps", \UIStepper.wraps)
        }
    }

    nonisolated private static func methodOfUIStepper(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIStepper).backgroundImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "backgroundImageForState:", as: (UIControl.State).self))
            }
        case 1:
            return { r, a in
                (r as! UIStepper).decrementImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "decrementImageForState:", as: (UIControl.State).self))
            }
        case 2:
            return { r, a in
                (r as! UIStepper).dividerImage(
                    forLeftSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "dividerImageForLeftSegmentState:rightSegmentState:", as: (UIControl.State).self),
                    rightSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "dividerImageForLeftSegmentState:rightSegmentState:", as: (UIControl.State).self))
            }
        case 3:
            return { r, a in
                (r as! UIStepper).incrementImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "incrementImageForState:", as: (UIControl.State).self))
            }
        case 4:
            return { r, a in
                (r as! UIStepper).setBackgroundImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBackgroundImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBackgroundImage:forState:", as: (UIControl.State).self))
            }
        case 5:
            return { r, a in
                (r as! UIStepper).setDecrementImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setDecrementImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setDecrementImage:forState:", as: (UIControl.State).self))
            }
        case 6:
            return { r, a in
                (r as! UIStepper).setDividerImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setDividerImage:forLeftSegmentState:rightSegmentState:", as: (UIImage?).self),
                    forLeftSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setDividerImage:forLeftSegmentState:rightSegmentState:", as: (UIControl.State).self),
                    rightSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setDividerImage:forLeftSegmentState:rightSegmentState:", as: (UIControl.State).self))
            }
        default:
            return { r, a in
                (r as! UIStepper).setIncrementImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setIncrementImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setIncrementImage:forState:", as: (UIControl.State).self))
            }
        }
    }

    nonisolated private static func initializerOfUIStepper(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIStepper() }
        case 1: return { a in UIStepper(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIStepper(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIStepper(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}

extension UISwitch {
    nonisolated static var descriptionOfUISwitch: FrameworkClass {
        FrameworkClass(
            UISwitch.self,
            properties: "bounds frame offImage* on/isOn onImage* onTintColor* preferredStyle style thumbTintColor* title",
            methods: "setOn:animated:",
            initializers: "init initWithCoder: initWithFrame: initWithFrame:primaryAction:",
            property: UISwitch.propertyOfUISwitch,
            method: UISwitch.methodOfUISwitch,
            initializer: UISwitch.initializerOfUISwitch)
    }

    private static func propertyOfUISwitch(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("bounds", \UISwitch.bounds)
        case 1: return .value("frame", \UISwitch.frame)
        case 2: return .value("offImage", \UISwitch.offImage)
        case 3: return .value("on", \UISwitch.isOn)
        case 4: return .value("onImage", \UISwitch.onImage)
        case 5: return .value("onTintColor", \UISwitch.onTintColor)
        case 6: return .value("preferredStyle", \UISwitch.preferredStyle)
        case 7: return .readOnly(\UISwitch.style)
        case 8: return .value("thumbTintColor", \UISwitch.thumbTintColor)
        default: return .value("title", \UISwitch.title)
        }
    }

    nonisolated private static func methodOfUISwitch(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UISwitch).setOn(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setOn:animated:", as: (Bool).self),
                animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setOn:animated:", as: (Bool).self))
        }
    }

    nonisolated private static func initializerOfUISwitch(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UISwitch() }
        case 1: return { a in UISwitch(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UISwitch(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UISwitch(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}
