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

extension UISearchBar {
    nonisolated static var descriptionOfUISearchBar: FrameworkClass {
        FrameworkClass(
            UISearchBar.self,
            properties: """
                .backgroundImages* .fieldBackgrounds* .images* .positionAdjustments* autocapitalizationType autocorrectionType \
                backgroundImage barPosition barStyle* barTintColor* delegate enabled/isEnabled enablesReturnKeyAutomatically \
                inlinePredictionType inputAccessoryView keyboardAppearance keyboardType placeholder prompt returnKeyType \
                scopeBarBackgroundImage* scopeButtonTitles searchBarStyle* searchFieldBackgroundPositionAdjustment* \
                searchResultsButtonSelected/isSearchResultsButtonSelected searchTextField searchTextPositionAdjustment* \
                secureTextEntry/isSecureTextEntry selectedScopeButtonIndex showsBookmarkButton showsCancelButton showsScopeBar \
                showsSearchResultsButton smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text \
                textContentType translucent/isTranslucent*
                """,
            methods: """
                backgroundImageForBarPosition:barMetrics: imageForSearchBarIcon:state: positionAdjustmentForSearchBarIcon: \
                scopeBarButtonBackgroundImageForState: scopeBarButtonDividerImageForLeftSegmentState:rightSegmentState: \
                scopeBarButtonTitleTextAttributesForState: searchFieldBackgroundImageForState: \
                setBackgroundImage:forBarPosition:barMetrics: setImage:forSearchBarIcon:state: \
                setPositionAdjustment:forSearchBarIcon: setScopeBarButtonBackgroundImage:forState: \
                setScopeBarButtonDividerImage:forLeftSegmentState:rightSegmentState: setScopeBarButtonTitleTextAttributes:forState: \
                setSearchFieldBackgroundImage:forState: setShowsCancelButton:animated: setShowsScopeBar:animated:
                """,
            initializers: "init initWithCoder: initWithFrame:",
            property: UISearchBar.propertyOfUISearchBar,
            method: UISearchBar.methodOfUISearchBar,
            initializer: UISearchBar.initializerOfUISearchBar)
    }

    private static func propertyOfUISearchBar(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backgroundImages", \UISearchBar.backgroundImages)
        case 1: return .value("fieldBackgrounds", \UISearchBar.fieldBackgrounds)
        case 2: return .value("images", \UISearchBar.images)
        case 3: return .value("positionAdjustments", \UISearchBar.positionAdjustments)
        case 4: return .value("autocapitalizationType", \UISearchBar.autocapitalizationType)
        case 5: return .value("autocorrectionType", \UISearchBar.autocorrectionType)
        case 6: return .value("backgroundImage", \UISearchBar.backgroundImage)
        case 7: return .readOnly(\UISearchBar.barPosition)
        case 8: return .value("barStyle", \UISearchBar.barStyle)
        case 9: return .value("barTintColor", \UISearchBar.barTintColor)
        case 10: return .reference(\UISearchBar.delegate)
        case 11: return .value("enabled", \UISearchBar.isEnabled)
        case 12: return .value("enablesReturnKeyAutomatically", \UISearchBar.enablesReturnKeyAutomatically)
        case 13: return .value("inlinePredictionType", \UISearchBar.inlinePredictionType)
        case 14: return .value("inputAccessoryView", \UISearchBar.inputAccessoryView)
        case 15: return .value("keyboardAppearance", \UISearchBar.keyboardAppearance)
        case 16: return .value("keyboardType", \UISearchBar.keyboardType)
        case 17: return .value("placeholder", \UISearchBar.placeholder)
        case 18: return .value("prompt", \UISearchBar.prompt)
        case 19: return .value("returnKeyType", \UISearchBar.returnKeyType)
        case 20: return .value("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage)
        case 21: return .value("scopeButtonTitles", \UISearchBar.scopeButtonTitles)
        case 22: return .value("searchBarStyle", \UISearchBar.searchBarStyle)
        case 23: return .value("searchFieldBackgroundPositionAdjustment", \UISearchBar.searchFieldBackgroundPositionAdjustment)
        case 24: return .value("searchResultsButtonSelected", \UISearchBar.isSearchResultsButtonSelected)
        case 25: return .readOnly(\UISearchBar.searchTextField)
        case 26: return .value("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment)
        case 27: return .value("secureTextEntry", \UISearchBar.isSecureTextEntry)
        case 28: return .value("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex)
        case 29: return .value("showsBookmarkButton", \UISearchBar.showsBookmarkButton)
        case 30: return .value("showsCancelButton", \UISearchBar.showsCancelButton)
        case 31: return .value("showsScopeBar", \UISearchBar.showsScopeBar)
        case 32: return .value("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton)
        case 33: return .value("smartDashesType", \UISearchBar.smartDashesType)
        case 34: return .value("smartInsertDeleteType", \UISearchBar.smartInsertDeleteType)
        case 35: return .value("smartQuotesType", \UISearchBar.smartQuotesType)
        case 36: return .value("spellCheckingType", \UISearchBar.spellCheckingType)
        case 37: return .value("text", \UISearchBar.text)
        case 38: return .value("textContentType", \UISearchBar.textContentType)
        default: return .value("translucent", \UISearchBar.isTranslucent)
        }
    }

    nonisolated private static func methodOfUISearchBar(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UISearchBar).backgroundImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "backgroundImageForBarPosition:barMetrics:", as: (UIBarPosition).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(a, 1, "backgroundImageForBarPosition:barMetrics:", as: (UIBarMetrics).self)
                )
            }
        case 1:
            return { r, a in
                (r as! UISearchBar).image(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "imageForSearchBarIcon:state:", as: (UISearchBar.Icon).self),
                    state: ObjCRuntime.ObjCMessage.argument(a, 1, "imageForSearchBarIcon:state:", as: (UIControl.State).self))
            }
        case 2:
            return { r, a in
                (r as! UISearchBar).positionAdjustment(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "positionAdjustmentForSearchBarIcon:", as: (UISearchBar.Icon).self))
            }
        case 3:
            return { r, a in
                (r as! UISearchBar).scopeBarButtonBackgroundImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "scopeBarButtonBackgroundImageForState:", as: (UIControl.State).self))
            }
        case 4:
            return { r, a in
                (r as! UISearchBar).scopeBarButtonDividerImage(
                    forLeftSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "scopeBarButtonDividerImageForLeftSegmentState:rightSegmentState:", as: (UIControl.State).self),
                    rightSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scopeBarButtonDividerImageForLeftSegmentState:rightSegmentState:", as: (UIControl.State).self))
            }
        case 5:
            return { r, a in
                (r as! UISearchBar).scopeBarButtonTitleTextAttributes(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "scopeBarButtonTitleTextAttributesForState:", as: (UIControl.State).self))
            }
        case 6:
            return { r, a in
                (r as! UISearchBar).searchFieldBackgroundImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "searchFieldBackgroundImageForState:", as: (UIControl.State).self))
            }
        case 7:
            return { r, a in
                (r as! UISearchBar).setBackgroundImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBackgroundImage:forBarPosition:barMetrics:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBackgroundImage:forBarPosition:barMetrics:", as: (UIBarPosition).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setBackgroundImage:forBarPosition:barMetrics:", as: (UIBarMetrics).self))
            }
        case 8:
            return { r, a in
                (r as! UISearchBar).setImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setImage:forSearchBarIcon:state:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setImage:forSearchBarIcon:state:", as: (UISearchBar.Icon).self),
                    state: ObjCRuntime.ObjCMessage.argument(a, 2, "setImage:forSearchBarIcon:state:", as: (UIControl.State).self))
            }
        case 9:
            return { r, a in
                (r as! UISearchBar).setPositionAdjustment(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setPositionAdjustment:forSearchBarIcon:", as: (UIOffset).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setPositionAdjustment:forSearchBarIcon:", as: (UISearchBar.Icon).self))
            }
        case 10:
            return { r, a in
                (r as! UISearchBar).setScopeBarButtonBackgroundImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setScopeBarButtonBackgroundImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setScopeBarButtonBackgroundImage:forState:", as: (UIControl.State).self))
            }
        case 11:
            return { r, a in
                (r as! UISearchBar).setScopeBarButtonDividerImage(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setScopeBarButtonDividerImage:forLeftSegmentState:rightSegmentState:", as: (UIImage?).self),
                    forLeftSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setScopeBarButtonDividerImage:forLeftSegmentState:rightSegmentState:", as: (UIControl.State).self),
                    rightSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setScopeBarButtonDividerImage:forLeftSegmentState:rightSegmentState:", as: (UIControl.State).self))
            }
        case 12:
            return { r, a in
                (r as! UISearchBar).setScopeBarButtonTitleTextAttributes(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setScopeBarButtonTitleTextAttributes:forState:", as: ([NSAttributedString.Key: Any]?).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setScopeBarButtonTitleTextAttributes:forState:", as: (UIControl.State).self))
            }
        case 13:
            return { r, a in
                (r as! UISearchBar).setSearchFieldBackgroundImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setSearchFieldBackgroundImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setSearchFieldBackgroundImage:forState:", as: (UIControl.State).self))
            }
        case 14:
            return { r, a in
                (r as! UISearchBar).setShowsCancelButton(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setShowsCancelButton:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setShowsCancelButton:animated:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! UISearchBar).setShowsScope(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setShowsScopeBar:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setShowsScopeBar:animated:", as: (Bool).self))
            }
        }
    }

    nonisolated private static func initializerOfUISearchBar(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UISearchBar() }
        case 1: return { a in UISearchBar(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UISearchBar(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
