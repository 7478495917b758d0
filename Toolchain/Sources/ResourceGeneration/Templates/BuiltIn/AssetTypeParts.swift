/// The types of assets.
enum AssetTypeParts {
    /// The type of a group of AR resources.
    static let arResourceGroup = #"""
        {% if resourceCount.arresourcegroup > 0 %}

        {{ accessModifier }} struct {{ arResourceGroupType }} {
          {{ accessModifier }} fileprivate(set) var name: String

          #if os(iOS)
          @available(iOS 11.3, *)
          {{ accessModifier }} var referenceImages: Set<ARReferenceImage> {
            return ARReferenceImage.referenceImages(in: self)
          }

          @available(iOS 12.0, *)
          {{ accessModifier }} var referenceObjects: Set<ARReferenceObject> {
            return ARReferenceObject.referenceObjects(in: self)
          }
          #endif
        }

        #if os(iOS)
        @available(iOS 11.3, *)
        {{ accessModifier }} extension ARReferenceImage {
          static func referenceImages(in asset: {{ arResourceGroupType }}) -> Set<ARReferenceImage> {
            let bundle = {{ bundle }}
            return referenceImages(inGroupNamed: asset.name, bundle: bundle) ?? Set()
          }
        }

        @available(iOS 12.0, *)
        {{ accessModifier }} extension ARReferenceObject {
          static func referenceObjects(in asset: {{ arResourceGroupType }}) -> Set<ARReferenceObject> {
            let bundle = {{ bundle }}
            return referenceObjects(inGroupNamed: asset.name, bundle: bundle) ?? Set()
          }
        }
        #endif
        {% endif %}
        """#

    /// The type of a color. The place for more is left out unless a copy fills it in.
    static let color = #"""
        {% if resourceCount.color > 0 %}

        {{ accessModifier }} final class {{ colorType }} {
          {{ accessModifier }} fileprivate(set) var name: String

          #if os(macOS)
          {{ accessModifier }} typealias Color = NSColor
          #elseif os(iOS) || os(tvOS) || os(watchOS)
          {{ accessModifier }} typealias Color = UIColor
          #endif

          @available(iOS 11.0, tvOS 11.0, watchOS 4.0, macOS 10.13, *)
        4|  {{ accessModifier }} private(set) lazy var color: Color = Color(asset: self)
        5|  {{ accessModifier }} private(set) lazy var color: Color = {
        5|    guard let color = Color(asset: self) else {
        5|      fatalError("Unable to load color asset named \(name).")
        5|    }
        5|    return color
        5|  }()

          #if os(iOS) || os(tvOS)
          @available(iOS 11.0, tvOS 11.0, *)
          {{ accessModifier }} func color(compatibleWith traitCollection: UITraitCollection) -> Color {
            let bundle = {{ bundle }}
            guard let color = Color(named: name, in: bundle, compatibleWith: traitCollection) else {
              fatalError("Unable to load color asset named \(name).")
            }
            return color
          }
          #endif

        5|  #if canImport(SwiftUI)
        5|  @available(iOS 13.0, tvOS 13.0, watchOS 6.0, macOS 10.15, *)
        5|  {{ accessModifier }} private(set) lazy var swiftUIColor: SwiftUI.Color = {
        5|    SwiftUI.Color(asset: self)
        5|  }()
        5|  #endif
        5|
        5|  {% set support %}
        5|  // Add Support For SwiftUI Here
        5|  {% endset %}
        5|  {% if not support|contains:"Add Support For SwiftUI" %}
        5|  {{ support }}
        5|  {% endif %}
          fileprivate init(name: String) {
            self.name = name
          }
        }

        {{ accessModifier }} extension {{ colorType }}.Color {
          @available(iOS 11.0, tvOS 11.0, watchOS 4.0, macOS 10.13, *)
        4|  convenience init!(asset: {{ colorType }}) {
        5|  convenience init?(asset: {{ colorType }}) {
            let bundle = {{ bundle }}
            #if os(iOS) || os(tvOS)
            self.init(named: asset.name, in: bundle, compatibleWith: nil)
            #elseif os(macOS)
            self.init(named: NSColor.Name(asset.name), bundle: bundle)
            #elseif os(watchOS)
            self.init(named: asset.name)
            #endif
          }
        }
        5|
        5|#if canImport(SwiftUI)
        5|@available(iOS 13.0, tvOS 13.0, watchOS 6.0, macOS 10.15, *)
        5|{{ accessModifier }} extension SwiftUI.Color {
        5|  init(asset: {{ colorType }}) {
        5|    let bundle = {{ bundle }}
        5|    self.init(asset.name, bundle: bundle)
        5|  }
        5|}
        5|#endif
        {% endif %}
        """#

    /// The type of data.
    static let data = #"""
        {% if resourceCount.data > 0 %}

        {{ accessModifier }} struct {{ dataType }} {
          {{ accessModifier }} fileprivate(set) var name: String

          @available(iOS 9.0, tvOS 9.0, watchOS 6.0, macOS 10.11, *)
          {{ accessModifier }} var data: NSDataAsset {
        4|    return NSDataAsset(asset: self)
        5|    guard let data = NSDataAsset(asset: self) else {
        5|      fatalError("Unable to load data asset named \(name).")
        5|    }
        5|    return data
          }
        }

        @available(iOS 9.0, tvOS 9.0, watchOS 6.0, macOS 10.11, *)
        {{ accessModifier }} extension NSDataAsset {
        4|  convenience init!(asset: {{ dataType }}) {
        5|  convenience init?(asset: {{ dataType }}) {
            let bundle = {{ bundle }}
            #if os(iOS) || os(tvOS) || os(watchOS)
            self.init(name: asset.name, bundle: bundle)
            #elseif os(macOS)
            self.init(name: NSDataAsset.Name(asset.name), bundle: bundle)
            #endif
          }
        }
        {% endif %}
        """#

    /// The type of an image.
    static let image = #"""
        {% if resourceCount.image > 0 %}

        {{ accessModifier }} struct {{ imageType }} {
          {{ accessModifier }} fileprivate(set) var name: String

          #if os(macOS)
          {{ accessModifier }} typealias Image = NSImage
          #elseif os(iOS) || os(tvOS) || os(watchOS)
          {{ accessModifier }} typealias Image = UIImage
          #endif

          @available(iOS 8.0, tvOS 9.0, watchOS 2.0, macOS 10.7, *)
          {{ accessModifier }} var image: Image {
            let bundle = {{ bundle }}
            #if os(iOS) || os(tvOS)
            let image = Image(named: name, in: bundle, compatibleWith: nil)
            #elseif os(macOS)
            let name = NSImage.Name(self.name)
            let image = (bundle == .main) ? NSImage(named: name) : bundle.image(forResource: name)
            #elseif os(watchOS)
            let image = Image(named: name)
            #endif
            guard let result = image else {
              fatalError("Unable to load image asset named \(name).")
            }
            return result
          }

          #if os(iOS) || os(tvOS)
          @available(iOS 8.0, tvOS 9.0, *)
          {{ accessModifier }} func image(compatibleWith traitCollection: UITraitCollection) -> Image {
            let bundle = {{ bundle }}
            guard let result = Image(named: name, in: bundle, compatibleWith: traitCollection) else {
              fatalError("Unable to load image asset named \(name).")
            }
            return result
          }
          #endif
        5|
        5|  #if canImport(SwiftUI)
        5|  @available(iOS 13.0, tvOS 13.0, watchOS 6.0, macOS 10.15, *)
        5|  {{ accessModifier }} var swiftUIImage: SwiftUI.Image {
        5|    SwiftUI.Image(asset: self)
        5|  }
        5|  #endif
        }

        {{ accessModifier }} extension {{ imageType }}.Image {
          @available(iOS 8.0, tvOS 9.0, watchOS 2.0, *)
          @available(macOS, deprecated,
            message: "This initializer is unsafe on macOS, please use the {{ imageType }}.image property")
        4|  convenience init!(asset: {{ imageType }}) {
        5|  convenience init?(asset: {{ imageType }}) {
            #if os(iOS) || os(tvOS)
            let bundle = {{ bundle }}
            self.init(named: asset.name, in: bundle, compatibleWith: nil)
            #elseif os(macOS)
            self.init(named: NSImage.Name(asset.name))
            #elseif os(watchOS)
            self.init(named: asset.name)
            #endif
          }
        }
        5|
        5|#if canImport(SwiftUI)
        5|@available(iOS 13.0, tvOS 13.0, watchOS 6.0, macOS 10.15, *)
        5|{{ accessModifier }} extension SwiftUI.Image {
        5|  init(asset: {{ imageType }}) {
        5|    let bundle = {{ bundle }}
        5|    self.init(asset.name, bundle: bundle)
        5|  }
        5|
        5|  init(asset: {{ imageType }}, label: Text) {
        5|    let bundle = {{ bundle }}
        5|    self.init(asset.name, bundle: bundle, label: label)
        5|  }
        5|
        5|  init(decorative asset: {{ imageType }}) {
        5|    let bundle = {{ bundle }}
        5|    self.init(decorative: asset.name, bundle: bundle)
        5|  }
        5|}
        5|#endif
        {% endif %}
        """#

    /// The type of a symbol.
    static let symbol = #"""
        {% if resourceCount.symbol > 0 %}

        {{ accessModifier }} struct {{ symbolType }} {
          {{ accessModifier }} fileprivate(set) var name: String

          #if os(iOS) || os(tvOS) || os(watchOS)
          @available(iOS 13.0, tvOS 13.0, watchOS 6.0, *)
          {{ accessModifier }} typealias Configuration = UIImage.SymbolConfiguration
          {{ accessModifier }} typealias Image = UIImage

          @available(iOS 12.0, tvOS 12.0, watchOS 5.0, *)
          {{ accessModifier }} var image: Image {
            let bundle = {{ bundle }}
            #if os(iOS) || os(tvOS)
            let image = Image(named: name, in: bundle, compatibleWith: nil)
            #elseif os(watchOS)
            let image = Image(named: name)
            #endif
            guard let result = image else {
              fatalError("Unable to load symbol asset named \(name).")
            }
            return result
          }

          @available(iOS 13.0, tvOS 13.0, watchOS 6.0, *)
          {{ accessModifier }} func image(with configuration: Configuration) -> Image {
            let bundle = {{ bundle }}
            guard let result = Image(named: name, in: bundle, with: configuration) else {
              fatalError("Unable to load symbol asset named \(name).")
            }
            return result
          }
          #endif
        5|
        5|  #if canImport(SwiftUI)
        5|  @available(iOS 13.0, tvOS 13.0, watchOS 6.0, macOS 10.15, *)
        5|  {{ accessModifier }} var swiftUIImage: SwiftUI.Image {
        5|    SwiftUI.Image(asset: self)
        5|  }
        5|  #endif
        }
        5|
        5|#if canImport(SwiftUI)
        5|@available(iOS 13.0, tvOS 13.0, watchOS 6.0, macOS 10.15, *)
        5|{{ accessModifier }} extension SwiftUI.Image {
        5|  init(asset: {{ symbolType }}) {
        5|    let bundle = {{ bundle }}
        5|    self.init(asset.name, bundle: bundle)
        5|  }
        5|
        5|  init(asset: {{ symbolType }}, label: Text) {
        5|    let bundle = {{ bundle }}
        5|    self.init(asset.name, bundle: bundle, label: label)
        5|  }
        5|
        5|  init(decorative asset: {{ symbolType }}) {
        5|    let bundle = {{ bundle }}
        5|    self.init(decorative: asset.name, bundle: bundle)
        5|  }
        5|}
        5|#endif
        {% endif %}
        """#
}
