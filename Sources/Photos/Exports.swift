@_exported import SampanFoundation
@_exported import UIKit
