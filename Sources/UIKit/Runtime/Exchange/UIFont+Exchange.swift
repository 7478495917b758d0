import Foundation

/// Methods that can be exchanged: the system's fonts.
extension UIFont {
    @_dynamicReplacement(for:systemFont(ofSize:))
    class func exchangeable_systemFont(ofSize fontSize: CGFloat) -> UIFont {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIFont.self, "systemFontOfSize:", self, [fontSize], as: UIFont.self)
        {
            return value
        }
        return systemFont(ofSize: fontSize)
    }

    @_dynamicReplacement(for:systemFont(ofSize:weight:))
    class func exchangeable_systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIFont.self, "systemFontOfSize:weight:", self, [fontSize, weight], as: UIFont.self)
        {
            return value
        }
        return systemFont(ofSize: fontSize, weight: weight)
    }

    @_dynamicReplacement(for:boldSystemFont(ofSize:))
    class func exchangeable_boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIFont.self, "boldSystemFontOfSize:", self, [fontSize], as: UIFont.self)
        {
            return value
        }
        return boldSystemFont(ofSize: fontSize)
    }

    @_dynamicReplacement(for:italicSystemFont(ofSize:))
    class func exchangeable_italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIFont.self, "italicSystemFontOfSize:", self, [fontSize], as: UIFont.self)
        {
            return value
        }
        return italicSystemFont(ofSize: fontSize)
    }

    nonisolated static func describeExchangeableUIFont(_ description: ClassDescription) {
        description.exchangeableClassMethod("systemFontOfSize:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIFont.Type).exchangeable_systemFont(
                ofSize: ObjCMessage.argument(arguments, 0, "systemFontOfSize:"))
        }
        description.exchangeableClassMethod("systemFontOfSize:weight:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIFont.Type).exchangeable_systemFont(
                ofSize: ObjCMessage.argument(arguments, 0, "systemFontOfSize:weight:"),
                weight: ObjCMessage.argument(arguments, 1, "systemFontOfSize:weight:"))
        }
        description.exchangeableClassMethod("boldSystemFontOfSize:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIFont.Type).exchangeable_boldSystemFont(
                ofSize: ObjCMessage.argument(arguments, 0, "boldSystemFontOfSize:"))
        }
        description.exchangeableClassMethod("italicSystemFontOfSize:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIFont.Type).exchangeable_italicSystemFont(
                ofSize: ObjCMessage.argument(arguments, 0, "italicSystemFontOfSize:"))
        }
    }
}
