// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanTextLayout

extension UIFont {
    @_dynamicReplacement(for:systemFont(ofSize:))
    fileprivate class func exchangeable_UIFont_systemFont(ofSize fontSize: CGFloat) -> UIFont {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIFont.self, "systemFontOfSize:", self, [fontSize], as: UIFont.self)
        {
            return value
        }
        return self.systemFont(ofSize: fontSize)
    }

    @_dynamicReplacement(for:systemFont(ofSize:weight:))
    fileprivate class func exchangeable_UIFont_systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIFont.self, "systemFontOfSize:weight:", self, [fontSize, weight], as: UIFont.self)
        {
            return value
        }
        return self.systemFont(ofSize: fontSize, weight: weight)
    }

    @_dynamicReplacement(for:boldSystemFont(ofSize:))
    fileprivate class func exchangeable_UIFont_boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIFont.self, "boldSystemFontOfSize:", self, [fontSize], as: UIFont.self)
        {
            return value
        }
        return self.boldSystemFont(ofSize: fontSize)
    }

    @_dynamicReplacement(for:italicSystemFont(ofSize:))
    fileprivate class func exchangeable_UIFont_italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIFont.self, "italicSystemFontOfSize:", self, [fontSize], as: UIFont.self)
        {
            return value
        }
        return self.italicSystemFont(ofSize: fontSize)
    }
}

func describeExchangeOfUIFont(_ description: ClassDescription) {
    description.exchangeableClassMethod("systemFontOfSize:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIFont.Type).exchangeable_UIFont_systemFont(
            ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "systemFontOfSize:"))
    }
    description.exchangeableClassMethod("systemFontOfSize:weight:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIFont.Type).exchangeable_UIFont_systemFont(
            ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "systemFontOfSize:weight:"),
            weight: ObjCRuntime.ObjCMessage.argument(a, 1, "systemFontOfSize:weight:"))
    }
    description.exchangeableClassMethod("boldSystemFontOfSize:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIFont.Type).exchangeable_UIFont_boldSystemFont(
            ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "boldSystemFontOfSize:"))
    }
    description.exchangeableClassMethod("italicSystemFontOfSize:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIFont.Type).exchangeable_UIFont_italicSystemFont(
            ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "italicSystemFontOfSize:"))
    }
}
