import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The order in which objects of a nib are made, connected and woken.
@MainActor
@Suite(.serialized)
struct WakingTests {
    private static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
          <objects>
            <customObject id="obj-01" customClass="WakingObject" customModule="NibTests">
              <connections><outlet property="label" destination="lab-01" id="o1"/></connections>
            </customObject>
            <customObject id="obj-02" customClass="DecodedObject" customModule="NibTests"/>
            <view tag="1" contentMode="scaleToFill" id="vie-01" customClass="WakingView" customModule="NibTests">
              <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
              <subviews>
                <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="lab-01">
                  <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
                </label>
                <view tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="vie-02" customClass="WakingView" \
        customModule="NibTests">
                  <rect key="frame" x="0.0" y="50" width="100" height="20"/>
                  <connections><outlet property="partner" destination="vie-01" id="o3"/></connections>
                </view>
              </subviews>
              <constraints>
                <constraint firstItem="lab-01" firstAttribute="top" secondItem="vie-01" secondAttribute="top" id="c1"/>
              </constraints>
              <connections><outlet property="partner" destination="vie-02" id="o2"/></connections>
            </view>
          </objects>
        </document>
        """

    @Test func objectsAreMadeThenConnectedThenWoken() throws {
        WakingView.log = []
        let objects = UINib(data: Data(Self.text.utf8), bundle: nil).instantiate(withOwner: nil)
        #expect(objects.count == 3)
        let object = try #require(objects[0] as? WakingObject)
        // The outlet is set when the label has its text, and before the object wakes.
        #expect(object.log == ["init", "outlet Hello", "awake Hello"])
        let decoded = try #require(objects[1] as? DecodedObject)
        #expect(decoded.log == ["coder", "awake"])
        // Subviews are there when an initializer ends, constraints are not; all outlets are set before the first view wakes.
        #expect(
            WakingView.log == [
                "init 2 0 0", "init 1 2 0", "outlet 2 of 1", "outlet 1 of 2", "awake 1 2 1", "awake 2 1 0",
            ])
    }
}
