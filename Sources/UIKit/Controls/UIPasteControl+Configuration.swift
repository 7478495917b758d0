import Foundation

extension UIPasteControl {
    /// How a button that pastes looks.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uipastecontrol/configuration-swift.class>
    @preconcurrency @MainActor
    open class Configuration: NSObject, NSSecureCoding {
        /// What the button shows.
        open var displayMode: DisplayMode {
            get { values.displayMode }
            set { values.displayMode = newValue }
        }
        /// How the corners are rounded.
        open var cornerStyle: UIButton.Configuration.CornerStyle {
            get { values.cornerStyle }
            set { values.cornerStyle = newValue }
        }
        /// The radius of the corners, in points, where the style leaves it to this.
        open var cornerRadius: CGFloat {
            get { values.cornerRadius }
            set { values.cornerRadius = newValue }
        }
        /// The colour of picture and word; `nil` for the button's own.
        open var baseForegroundColor: UIColor? {
            get { values.foreground }
            set { values.foreground = newValue }
        }
        /// The colour of the background; `nil` for the tint colour.
        open var baseBackgroundColor: UIColor? {
            get { values.background }
            set { values.background = newValue }
        }
        /// The side of the word on which the picture stands.
        open var imagePlacement: NSDirectionalRectEdge {
            get { values.imagePlacement }
            set { values.imagePlacement = newValue }
        }

        private struct Values {
            var displayMode = DisplayMode.iconAndLabel
            var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
            var cornerRadius: CGFloat = 5.95
            var foreground: UIColor?
            var background: UIColor?
            var imagePlacement = NSDirectionalRectEdge.leading
        }

        /// Archives are made without asking for the main thread; nobody else touches the configuration meanwhile.
        private nonisolated(unsafe) var values = Values()

        /// Creates a configuration as most are.
        public nonisolated override init() { super.init() }

        /// Creates a configuration from an archive.
        public nonisolated required init?(coder: NSCoder) {
            values.displayMode = DisplayMode(rawValue: UInt(max(0, coder.decodeInteger(forKey: "displayMode")))) ?? .iconAndLabel
            values.cornerStyle = UIButton.Configuration.CornerStyle(rawValue: coder.decodeInteger(forKey: "cornerStyle")) ?? .dynamic
            values.cornerRadius = CGFloat(coder.decodeDouble(forKey: "cornerRadius"))
            values.foreground = coder.decodeObject(of: UIColor.self, forKey: "baseForegroundColor")
            values.background = coder.decodeObject(of: UIColor.self, forKey: "baseBackgroundColor")
            values.imagePlacement = NSDirectionalRectEdge(rawValue: UInt(max(0, coder.decodeInteger(forKey: "imagePlacement"))))
            super.init()
        }

        /// Writes the configuration to an archive.
        open nonisolated func encode(with coder: NSCoder) {
            coder.encode(Int(values.displayMode.rawValue), forKey: "displayMode")
            coder.encode(values.cornerStyle.rawValue, forKey: "cornerStyle")
            coder.encode(Double(values.cornerRadius), forKey: "cornerRadius")
            coder.encode(values.foreground, forKey: "baseForegroundColor")
            coder.encode(values.background, forKey: "baseBackgroundColor")
            coder.encode(Int(values.imagePlacement.rawValue), forKey: "imagePlacement")
        }

        /// Archives are safe to decode.
        public nonisolated class var supportsSecureCoding: Bool { true }

        /// A configuration like this one.
        func duplicate() -> Configuration {
            let copy = Configuration()
            copy.values = values
            return copy
        }
    }
}
