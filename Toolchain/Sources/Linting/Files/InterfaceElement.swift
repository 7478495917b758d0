import SampanXML

/// An element of a storyboard or xib, with its place.
public typealias InterfaceElement = SampanXML.XMLNode
